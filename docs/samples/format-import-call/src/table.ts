export const table = { freezing: 273.15, boiling: 373.15 };
