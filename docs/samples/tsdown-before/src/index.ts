import { type Step, steps } from './steps';

export type { Step };

/** Bytes as a text such as `1.5 MB`. */
export function sizeText(bytes: number): string {
  const step = steps.find(({ bytes: one }) => bytes >= one);
  if (!step) return `${bytes} B`;
  return `${(bytes / step.bytes).toFixed(1)} ${step.name}`;
}
