import type { Finding } from '@site/pages/findings';
import { type BuiltPage, type Element, lineOfElement } from '@site/pages/html';

/** A finding on a built page, at an element where one is to blame. */
export function builtFinding(
  { file }: BuiltPage,
  element: Element | undefined,
  what: string,
  why: string,
  todo: string,
): Finding {
  const line = element ? lineOfElement(element) : 0;
  return { file: `doc_build/${file}`, line, what, why, todo };
}
