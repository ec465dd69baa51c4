import { widen } from 'wide-text';
import { border } from './border';

export function printTable(rows: string[][]): string {
  return rows
    .map((row) => row.map((cell) => widen(cell, 12)))
    .map((row) => row.join(border))
    .join('\n');
}
