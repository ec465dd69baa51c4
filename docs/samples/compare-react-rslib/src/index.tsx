'use client';

import { useState } from 'react';
import styles from './stars.module.css';

export interface StarsProps {
  max?: number;
}

export function Stars({ max = 5 }: StarsProps) {
  const [stars, setStars] = useState(0);
  return (
    <input
      className={styles.stars}
      type="range"
      max={max}
      value={stars}
      onChange={(event) => setStars(+event.target.value)}
    />
  );
}
