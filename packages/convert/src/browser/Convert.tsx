import type { FieldName } from '../read/problem';
import styles from './Convert.module.css';
import { examples } from './examples';
import PasteField from './field/PasteField';
import { usePasted } from './field/usePasted';
import { Titles } from './More';
import { Result, Status } from './Result';
import { TextButton } from './TextButton';
import { useAnswer } from './useAnswer';
import { useConvertText } from './useConvertText';

/** The field for a file with this name; others go where they were dropped. */
function fieldFor(name: string): FieldName | undefined {
  if (name === 'package.json') return 'manifest';
  if (/^tsconfig.*\.json$/.test(name)) return 'tsconfig';
  return /\.config\.\w+$/.test(name) ? 'config' : undefined;
}

/** Converts a configuration that the reader pastes, with its `package.json` and `tsconfig.json`. */
export default function Convert({
  titles,
}: {
  titles: Readonly<Record<string, string>>;
}) {
  if (import.meta.env.SSG_MD) return <MarkdownConvert />;
  return (
    <Titles value={titles}>
      <InteractiveConvert />
    </Titles>
  );
}

function InteractiveConvert() {
  const { text } = useConvertText();
  const [pasted, setPasted] = usePasted();
  const isEmpty = `${pasted.config}${pasted.manifest}${pasted.tsconfig}`.trim() === '';
  const { reply, status } = useAnswer(isEmpty ? undefined : pasted);
  const problems = reply?.answer.ok === false ? reply.answer.problems : [];

  const take = (content: string, own: FieldName, file?: string) => {
    const field = fieldFor(file ?? '') ?? own;
    setPasted((before) => ({
      ...before,
      [field]: content,
      // The name of a file stays until the field is empty.
      ...(field === 'config' && { name: file ?? (content && before.name) }),
    }));
  };
  const fieldOf = (field: FieldName, label: string, rows: number) => (
    <PasteField
      label={label}
      value={pasted[field]}
      onText={(content, file) => take(content, field, file)}
      problem={problems.find((one) => one.field === field)}
      rows={rows}
    />
  );
  return (
    <div className={styles.convert} data-styles="convert" data-convert>
      <p className="without-scripts">{text('needs-scripts')}</p>
      {fieldOf('config', `${text('config')} ${pasted.name}`, 12)}
      <p className="needs-scripts">
        {text('examples')}{' '}
        {examples.map(([tool, name, config, manifest, tsconfig]) => (
          <TextButton
            key={tool}
            onClick={() => setPasted({ name, config, manifest, tsconfig })}
          >
            {tool}
          </TextButton>
        ))}
      </p>
      <Status answer={reply?.answer} status={status} />
      <div className={styles.pair}>
        {fieldOf('manifest', text('manifest'), 6)}
        {fieldOf('tsconfig', text('tsconfig'), 6)}
      </div>
      {reply?.answer.ok && <Result {...reply.answer.conversion} code={reply.code} />}
    </div>
  );
}

/** The Markdown edition of the page has no fields. */
function MarkdownConvert() {
  const { text } = useConvertText();
  return <>{`\n${text('needs-scripts')}\n`}</>;
}
