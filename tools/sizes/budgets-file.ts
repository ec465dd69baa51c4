import { isObject } from '../samples/schema.ts';
import { type Budgets, moments } from './budget.ts';

/** The content of tools/budgets.json. Throws where a kind has no number for a moment, or one on the list of those over it has none, or no reason. */
export function parseBudgets(text: string): Budgets {
  const value: unknown = JSON.parse(text);
  if (isBudgets(value)) return value;
  throw new Error(
    'tools/budgets.json needs kinds with "pages", "before" and "after" in KiB of brotli and gzip, and "over".',
  );
}

function isBudgets(value: unknown): value is Budgets {
  if (!isObject(value) || !isObject(value.kinds) || !isObject(value.over)) return false;
  const { kinds, over } = value;
  return (
    Object.values(kinds).every(
      (kind) =>
        isObject(kind) &&
        typeof kind.pages === 'string' &&
        moments.every((moment) => isSize(kind[moment])),
    ) && moments.every((moment) => isOver(over[moment]))
  );
}

function isSize(value: unknown): boolean {
  return (
    isObject(value) && [value.brotli, value.gzip].every((one) => typeof one === 'number')
  );
}

function isOver(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.values(value).every(
      (one) =>
        isSize(one) &&
        isObject(one) &&
        typeof one.reason === 'string' &&
        one.reason !== '',
    )
  );
}
