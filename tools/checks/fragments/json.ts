import type { Complaint } from './complaint.ts';

/**
 * Complains where the inside of an object, put between braces on lines of their own, is not JSON.
 * The line is counted from 1, in the wrapped text.
 */
export function complainAboutJson(text: string): Complaint[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(what)?.[1] ?? 0);
    return [{ line: text.slice(0, position).split('\n').length, what }];
  }
}
