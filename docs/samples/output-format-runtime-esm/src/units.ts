import units from './units.cjs';

export const unit: string = units.at(-1);
