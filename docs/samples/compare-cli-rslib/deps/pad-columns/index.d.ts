export function padColumns(columns: string[]): string;
