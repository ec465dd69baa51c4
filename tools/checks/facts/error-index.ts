import { placeholder } from '@site/facts/facts';
import { type Finding, findingsWith } from '@site/pages/findings';
import { inEachLanguage, type Page } from '@site/pages/page';
import type { TextFile } from '@site/pages/repository';

const finding = findingsWith(
  'Readers paste what the tool printed into the search.',
  'Add it below a heading with an id, with the cause and what to do. “…” is what varies.',
);

/** The page that explains every message of the tool. */
const messagesRoute = '/guide/faq/errors';

/** The pages that explain every code of TypeScript and of Node.js. */
const typescriptRoute = '/guide/faq/typescript-errors';
const nodeRoute = '/guide/faq/error-codes';

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
 * Compares the index of errors with the installed tool and the records, in both languages: one page
 * has every message that the tool can print, word by word, two others every recorded code.
 */
export function errorIndex(
  messages: readonly string[],
  codes: readonly string[],
  pages: readonly Page[],
): Finding[] {
  const wanted = messages.map((text) => text.replaceAll(placeholder, '…'));
  return [
    ...listed(messagesRoute, wanted, pages, (text) => `the message “${text}”`),
    ...listed(typescriptRoute, codes.filter(isOfTypeScript), pages, describeCode),
    ...listed(
      nodeRoute,
      codes.filter((code) => !isOfTypeScript(code)),
      pages,
      describeCode,
    ),
  ];
}

const isOfTypeScript = (code: string) => code.startsWith('TS');

const describeCode = (code: string) => `the code ${code}`;

/** Reports the texts that a page lacks in one of the languages. */
function listed(
  route: string,
  texts: readonly string[],
  pages: readonly Page[],
  describe: (text: string) => string,
): Finding[] {
  return inEachLanguage(route, pages, ({ file, source }) => {
    const content = withoutSpaces(source);
    return texts
      .filter((text) => !content.includes(withoutSpaces(text)))
      .map((text) => finding(file, `The index of errors lacks ${describe(text)}.`));
  });
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
