import PasteField from '@site/paste-field';
import { RichText } from '@site/paste-field/RichText';
import { type Answerer, useAnswer } from '@site/paste-field/useAnswer';
import { usePasted } from '@site/paste-field/usePasted';
import oneDeclaration from '../../../../../docs/samples/output-format-dual-types/package.json?raw';
import wrongOrder from '../../../../../docs/samples/publish-order/package.json?raw';
import type { CheckedManifest } from '../../check/check';
import type { Unreadable } from '../../check/manifest';
import advisor from '../Advisor.module.css';
import { CheckResult } from './CheckResult';
import { useCheckText } from './useCheckText';

/** More characters than any `package.json` has. */
const limit = 200_000;

const answerer: Answerer<string, CheckedManifest | Unreadable> = {
  worker: () => new Worker(new URL('../../check/worker.ts', import.meta.url)),
  here: async () => (await import('../../check/check')).checkManifest,
};

/** Checks a `package.json` that the reader pastes, and shows it corrected. Nothing is sent. */
export default function PackageCheck() {
  const { text } = useCheckText();
  const [pasted, setPasted] = usePasted('checked');
  const question = pasted.text.trim() === '' ? undefined : pasted.text;
  const { answer, isWaiting, hasFailed } = useAnswer(question, answerer);
  if (import.meta.env.SSG_MD) return `\n${text('by-hand')}\n`;
  const unreadable = answer && 'why' in answer ? answer : undefined;
  const checked = answer && 'reports' in answer ? answer : undefined;
  const count = { error: 0, warning: 0, suggestion: 0 };
  for (const { level } of checked?.reports ?? []) count[level]++;
  const examples = [
    { label: text('example-order'), text: wrongOrder },
    { label: text('example-types'), text: oneDeclaration },
  ];
  return (
    <div className={advisor.advisor} data-styles="advisor">
      <p className="without-scripts">
        <RichText>{text('by-hand')}</RichText>
      </p>
      <PasteField
        label={text('field')}
        value={pasted}
        onChange={setPasted}
        problem={unreadable && { ...unreadable, message: <Message of={unreadable} /> }}
        limit={limit}
        examples={examples.map(({ label, text }) => ({
          label,
          pasted: { name: 'package.json', text },
        }))}
      />
      <p role="status">
        {isWaiting && text('waiting')}
        {hasFailed && text('failed')}
        {checked &&
          !isWaiting &&
          text(checked.reports.length > 0 ? 'count' : 'none', count)}
      </p>
      {checked && <CheckResult {...checked} />}
    </div>
  );
}

function Message({ of: problem }: { of: Unreadable }) {
  const { text } = useCheckText();
  const values = 'found' in problem ? { found: problem.found } : {};
  return <RichText>{text(`problem-${problem.why}`, values)}</RichText>;
}
