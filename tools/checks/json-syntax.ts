import { type Finding, findingsWith } from '@site/pages/findings';
import { lineAt, type TextFile } from '@site/pages/repository';

/** The site's own files of JSON, and of samples and libraries those that nobody breaks on purpose. */
const own =
  /^(?:package\.json|(?:theme|packages|tools)\/.+\.json|docs\/(?!samples\/|libraries\/).+\.json)$/;
const ofSamples =
  /^docs\/(?:samples|libraries)\/[^/]+\/(?:sample|library|recorded|package)\.json$/;
/** TypeScript and editors allow comments in theirs. */
const withComments =
  /(?:^|\/)(?:tsconfig[^/]*|settings)\.json$|\/fixtures\/|^tools\/new\/templates\//;

const broken = findingsWith(
  'The site, the checks and the tests read it. What is compared with it is checked when it can be read.',
  'Correct the syntax: a comma too many or missing, a quotation mark, a bracket.',
);

/** Finds files of JSON that cannot be parsed, with the line where the parser gave up. */
export function jsonSyntax(files: readonly TextFile[]): Finding[] {
  return files
    .filter(({ file }) => own.test(file) || ofSamples.test(file))
    .filter(({ file }) => !withComments.test(file))
    .flatMap(({ file, text }) => {
      try {
        JSON.parse(text);
        return [];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const what = `The file is not JSON: ${reason.replaceAll(/\s+/g, ' ')}.`;
        return [broken(file, what, lineAt(text, placeIn(text, reason)))];
      }
    });
}

/** How many characters of a text V8 quotes before the one that it does not understand. */
const quotedBefore = 10;

/** The offset that the message of V8 names, or that of the text that it quotes; else the end. */
function placeIn(text: string, reason: string): number {
  const [, position] = /at position (\d+)/.exec(reason) ?? [];
  if (position !== undefined) return Number(position);
  const [, before, quoted = ''] =
    /, (\.{3})?"([\s\S]*)"(?:\.{3})? is not valid/.exec(reason) ?? [];
  const offset = text.indexOf(quoted);
  if (offset === -1) return text.length;
  return before === undefined ? offset : offset + quotedBefore;
}
