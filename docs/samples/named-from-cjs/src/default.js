import units from 'old-units';

export const marathon = Math.round(units.miles(42));
