import units from './names.cjs';

export const unit: string = units.at(-1);
