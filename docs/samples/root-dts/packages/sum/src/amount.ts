export interface Amount { cents: number }
