import { useId } from 'react';
import './meter.css';

export interface MeterProps {
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** Shows how full something is. */
export function Meter({ label, value }: MeterProps) {
  const id = useId();
  return (
    <div className="meter">
      <span id={id}>{label}</span>
      <meter aria-labelledby={id} value={value} />
    </div>
  );
}
