'use client';

import { useState } from 'react';

export const Amount = () => {
  const [amount, setAmount] = useState(1);
  const add = () => setAmount(amount + 1);
  return (
    <button type="button" onClick={add}>
      Amount {amount}
    </button>
  );
};
