import { vat } from '#rates';

/** A price with tax. */
export class Price {
  declare currency: string;
  amount = vat;
}

export const label = () => <b>{vat ?? 0}</b>;
