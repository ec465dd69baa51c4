export const vat = Number(process.env.OTHER_VAT);
