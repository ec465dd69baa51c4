import PasteField from '@site/paste-field';
import { type Answerer, useAnswer } from '@site/paste-field/useAnswer';
import { usePasted } from '@site/paste-field/usePasted';
import { useTextLang } from '@site/theme/useText';
import { useMemo } from 'react';
import cjs from '../../../../../docs/samples/explain-output/dist/cjs/index.cjs?raw';
import copied from '../../../../../docs/samples/explain-output/dist/copied/index.cjs?raw';
import umd from '../../../../../docs/samples/format-umd/dist/index.js?raw';
import type { NoteLanguage } from '../notes';
import type { Explained, Foreign } from './explain';
import { MarkedLines } from './MarkedLines';
import { PartList } from './PartList';
import { useExplainText } from './useExplainText';

interface Question {
  readonly text: string;
  readonly language: NoteLanguage;
}

const answerer: Answerer<Question, Explained | Foreign> = {
  worker: () => new Worker(new URL('./worker.ts', import.meta.url)),
  here: async () => {
    const { explain } = await import('./explain');
    return ({ text, language }) => explain(text, language);
  },
};

/** Characters of a large bundle; `sessionStorage` takes no more than a few million. */
const limit = 2_000_000;

/** Marks in a file that the reader pastes what a build has added. Nothing is sent. */
export default function ExplainOutput() {
  const text = useExplainText();
  const language = useTextLang();
  const [pasted, setPasted] = usePasted('output');
  const question = useMemo(
    () => (pasted.text.trim() === '' ? undefined : { text: pasted.text, language }),
    [pasted.text, language],
  );
  const { answer, isWaiting, hasFailed } = useAnswer(question, answerer);
  if (import.meta.env.SSG_MD) return `\n${text('by-hand')}\n`;
  const examples = [
    { label: text('example-cjs'), pasted: { name: 'index.cjs', text: cjs } },
    { label: text('example-copied'), pasted: { name: 'index.cjs', text: copied } },
    { label: text('example-umd'), pasted: { name: 'index.js', text: umd } },
  ];
  const explained = typeof answer === 'object' ? answer : undefined;
  const problem = explained?.problem;
  const message =
    typeof answer === 'string'
      ? text(answer)
      : problem && text(problem.place ? 'syntax' : 'too-deep');
  return (
    <div data-styles="notes">
      <p className="without-scripts">{text('by-hand')}</p>
      <PasteField
        label={text('field')}
        value={pasted}
        onChange={setPasted}
        problem={message === undefined ? undefined : { message, ...problem?.place }}
        limit={limit}
        examples={examples}
      />
      <p role="status">
        {isWaiting && text('waiting')}
        {hasFailed && text('failed')}
        {explained && !isWaiting && summaryOf(explained, text)}
      </p>
      {explained && explained.parts.length > 0 && (
        <>
          <PartList {...explained} />
          <MarkedLines {...explained} />
        </>
      )}
    </div>
  );
}

function summaryOf(
  { format, bytes, parts }: Explained,
  text: ReturnType<typeof useExplainText>,
): string {
  const added = parts.reduce((sum, part) => sum + part.bytes, 0);
  const percent = Math.round((100 * added) / bytes);
  const values = { format: text(format ?? 'script'), bytes, added, percent };
  return text(parts.length > 0 ? 'summary' : 'none', values);
}
