import { type Message, placeholder } from '@site/facts/facts';
import type { Finding } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';
import type { TextFile } from '@site/pages/repository';

/** The page that explains every message. */
export const errorsRoute = '/guide/faq/errors';

/**
 * The codes of TypeScript and Node.js errors in the records of all samples, such as `TS2307` and
 * `ERR_REQUIRE_ESM`, sorted.
 */
export function recordedCodes(files: readonly TextFile[]): string[] {
  const records = files.filter(({ file }) =>
    /^docs\/samples\/[^/]+\/recorded\.json$/.test(file),
  );
  const codes = records.flatMap(
    ({ text }) => text.match(/\b(?:TS\d{4,5}|ERR_[A-Z_]+)\b/g) ?? [],
  );
  return [...new Set(codes)].sort();
}

/**
 * Compares the index of error messages with the installed tool and the records, in both languages:
 * it has every message that the tool can print, word by word, and every code.
 */
export function errorIndex(
  messages: readonly Message[],
  codes: readonly string[],
  pages: readonly Page[],
): Finding[] {
  const wanted = messages.map(({ text }) => text.replaceAll(placeholder, '…'));
  return inEachLanguage(errorsRoute, pages, ({ file, source }) => {
    const listed = withoutSpaces(source);
    const lacks = (text: string) => !listed.includes(withoutSpaces(text));
    return [
      ...wanted.filter(lacks).map((text) => finding(file, `the message “${text}”`)),
      ...codes.filter(lacks).map((code) => finding(file, `the code ${code}`)),
    ];
  });
}

function finding(file: string, what: string): Finding {
  return {
    file,
    line: 0,
    what: `The index of error messages lacks ${what}.`,
    why: 'Readers paste what the tool printed into the search.',
    todo: 'Add it below a heading with an id, with the cause and what to do. “…” is what varies.',
  };
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
