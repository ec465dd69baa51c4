import type { ReactNode } from 'react';

interface CardProps {
  to: string;
  children: ReactNode;
}

export const Card = ({ to, children }: CardProps) => (
  <>
    <h2>Dear {to}</h2>
    {children}
  </>
);
