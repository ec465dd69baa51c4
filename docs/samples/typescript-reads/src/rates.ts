export const vat = Number(process.env.VAT);
