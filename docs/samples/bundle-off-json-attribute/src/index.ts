import rates from './rates.json' with { type: 'json' };

export const dollar = rates.USD;
