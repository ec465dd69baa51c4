import type { Finding } from '@site/pages/findings';
import type { Heading, Page } from '@site/pages/page';
import { type Pair, pairsOf } from '@site/pages/page';

const why =
  'With the same headings and ids, switching language keeps the place and a shared link works in both.';

/**
 * Finds Chinese pages whose headings are not those of the English page: as many, of the same
 * depths, in the same order, with the same ids. Only the first difference of order is named, since
 * it shifts all that follow. The id of the first-level heading is free: it is the top of the page.
 */
export function headingParity(pages: readonly Page[]): Finding[] {
  return pairsOf(pages).flatMap((pair) => {
    const order = orderOf(pair);
    return order ? [order] : idsOf(pair);
  });
}

function orderOf({ en, zh }: Pair): Finding | undefined {
  for (let at = 0; at < Math.max(en.headings.length, zh.headings.length); at++) {
    const [left, right] = [en.headings[at], zh.headings[at]];
    if (left?.depth === right?.depth) continue;
    return {
      file: zh.file,
      line: right?.line ?? zh.headings.at(-1)?.line ?? 0,
      what: `Heading ${at + 1} is ${name(right)}, on ${en.file}:${left?.line ?? 0} it is ${name(left)}.`,
      why,
      todo: 'Give both pages the same headings, of the same depth, in the same order.',
    };
  }
  return undefined;
}

function name(heading: Heading | undefined): string {
  return heading ? `“${'#'.repeat(heading.depth)} ${heading.text}”` : 'missing';
}

function idsOf({ en, zh }: Pair): Finding[] {
  return en.headings.flatMap((left, at) => {
    const right = zh.headings[at];
    if (!right || left.depth === 1 || left.id === right.id) return [];
    return {
      file: zh.file,
      line: right.line,
      what: `The heading “${right.text}” has the id “${right.id}”, the English one “${left.id}”.`,
      why,
      todo: `Write \`${'#'.repeat(right.depth)} ${right.text} {#${left.id}}\`.`,
    };
  });
}
