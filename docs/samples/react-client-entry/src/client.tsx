'use client';

import { useState } from 'react';
import { format } from './format';

export function PriceInput() {
  const [cents, setCents] = useState(0);
  return (
    <label>
      <input
        type="number"
        value={cents}
        onChange={(event) => setCents(+event.target.value)}
      />
      {format(cents)}
    </label>
  );
}
