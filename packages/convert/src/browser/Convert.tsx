import { useMemo } from 'react';
import type { FieldName } from '../read/input';
import styles from './Convert.module.css';
import { examples } from './examples';
import PasteField from './field/PasteField';
import { usePasted } from './field/usePasted';
import { Result, Status } from './Result';
import { useAnswer } from './useAnswer';
import { useConvertText } from './useConvertText';

/** The field for a file with this name; others go where they were dropped. */
function fieldFor(name: string): FieldName | undefined {
  if (name === 'package.json') return 'manifest';
  if (/^tsconfig.*\.json$/.test(name)) return 'tsconfig';
  return /\.config\.\w+$/.test(name) ? 'config' : undefined;
}

/** Converts a configuration that the reader pastes, with its `package.json` and `tsconfig.json`. */
export default function Convert() {
  return import.meta.env.SSG_MD ? <MarkdownConvert /> : <InteractiveConvert />;
}

function InteractiveConvert() {
  const { text } = useConvertText();
  const [config, setConfig] = usePasted('convert-config');
  const [name, setName] = usePasted('convert-name');
  const [manifest, setManifest] = usePasted('convert-manifest');
  const [tsconfig, setTsconfig] = usePasted('convert-tsconfig');
  const texts = useMemo(
    () => ({ name, config, manifest, tsconfig }),
    [name, config, manifest, tsconfig],
  );
  const isEmpty = `${config}${manifest}${tsconfig}`.trim() === '';
  const { answer, isWaiting, hasFailed } = useAnswer(isEmpty ? undefined : texts);

  const change = {
    // The name of a file stays until the field is empty.
    config(next: string, file = next && name) {
      setConfig(next);
      setName(file);
    },
    manifest: setManifest,
    tsconfig: setTsconfig,
  };
  const take = (file: string, content: string, own: FieldName = 'config') =>
    change[fieldFor(file) ?? own](content, file);
  const problems = answer?.ok === false ? answer.problems : [];
  const problemOf = (field: FieldName) => problems.find((one) => one.field === field);
  return (
    <div className={styles.convert} data-styles="convert" data-convert>
      <p className="without-scripts">{text('needs-scripts')}</p>
      <PasteField
        label={`${text('config')} ${name}`}
        value={config}
        onChange={change.config}
        onFile={take}
        problem={problemOf('config')}
        rows={12}
      />
      <p className="needs-scripts">
        {text('examples')}{' '}
        {examples.map(([tool, file, content, ...others]) => (
          <button
            key={tool}
            type="button"
            className="text-button"
            onClick={() => {
              change.config(content, file);
              setManifest(others[0]);
              setTsconfig(others[1]);
            }}
          >
            {tool}
          </button>
        ))}
      </p>
      <Status answer={answer} isWaiting={isWaiting} hasFailed={hasFailed} />
      <div className={styles.pair}>
        {(['manifest', 'tsconfig'] as const).map((field) => (
          <PasteField
            key={field}
            label={text(field)}
            value={texts[field]}
            onChange={change[field]}
            onFile={(file, content) => take(file, content, field)}
            problem={problemOf(field)}
            rows={6}
          />
        ))}
      </div>
      <Result answer={answer} />
    </div>
  );
}

/** The Markdown edition of the page has no fields. */
function MarkdownConvert() {
  const { text } = useConvertText();
  return <>{`\n${text('needs-scripts')}\n`}</>;
}
