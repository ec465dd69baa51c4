import { placeholder } from '@site/facts/facts';
import { type Finding, findingsWith } from '@site/mdx/findings';
import { inEachLanguage, type Page } from '@site/mdx/page';
import type { TextFile } from '@site/mdx/repository';

const finding = findingsWith(
  'Readers paste what the tool printed into the search.',
  'Add it below a heading with an id, with the cause and what to do. “…” is what varies.',
);

/**
 * The codes of TypeScript and Node.js errors in the records of all samples, such as `TS2307` and
 * `ERR_REQUIRE_ESM`, sorted.
 */
export function recordedCodes(files: readonly TextFile[]): string[] {
  const codes = files
    .filter(({ file }) => /^docs\/samples\/[^/]+\/recorded\.json$/.test(file))
    .flatMap(({ text }) => text.match(/\b(?:TS\d{4,5}|ERR_[A-Z_]+)\b/g) ?? []);
  return [...new Set(codes)].sort();
}

/**
 * Compares the index of errors with the installed tool and the records, in both languages: one page
 * has every message that the tool can print, word by word, two others every recorded code.
 */
export function errorIndex(
  messages: readonly string[],
  codes: readonly string[],
  pages: readonly Page[],
): Finding[] {
  const wanted: Readonly<Record<string, readonly string[]>> = {
    '/guide/faq/errors': messages.map((text) => text.replaceAll(placeholder, '…')),
    '/guide/faq/typescript-errors': codes.filter((code) => code.startsWith('TS')),
    '/guide/faq/error-codes': codes.filter((code) => !code.startsWith('TS')),
  };
  return Object.entries(wanted).flatMap(([route, texts]) =>
    inEachLanguage(route, pages, ({ file, source }) => {
      const content = withoutSpaces(source);
      return texts
        .filter((text) => !content.includes(withoutSpaces(text)))
        .map((text) => finding(file, `The index of errors lacks “${text}”.`));
    }),
  );
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
