import { useState } from 'react';

export interface PriceTagProps {
  /** Price without tax, in cents. */
  cents: Cents;
  /** Tax in percent. */
  tax: number;
}

/** A price. A click shows it with tax. */
export function PriceTag({ cents, tax }: PriceTagProps) {
  const [gross, setGross] = useState(false);
  const shown = gross ? cents * (1 + tax / 100) : cents;
  return (
    <button type="button" onClick={() => setGross(!gross)}>
      {(shown / 100).toFixed(2)} {gross ? 'gross' : 'net'}
    </button>
  );
}
