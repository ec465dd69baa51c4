'use client';

import { type ReactNode, useState } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  children: ReactNode;
}

export function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.fold}>
      <button type="button" onClick={() => setOpen(!open)}>
        {title}
      </button>
      {open && children}
    </section>
  );
}
