import { RichText } from '@site/theme/RichText';
import { useMemo } from 'react';
import type { FieldName } from '../read/input';
import styles from './Convert.module.css';
import PasteField from './field/PasteField';
import { usePasted } from './field/usePasted';
import { More } from './More';
import { Result, Status } from './Result';
import { useAnswer } from './useAnswer';
import { useConvertText } from './useConvertText';

/** Converts a configuration that the reader pastes, with its `package.json` and `tsconfig.json`. */
export default function Convert() {
  return import.meta.env.SSG_MD ? <MarkdownConvert /> : <InteractiveConvert />;
}

function InteractiveConvert() {
  const { text } = useConvertText();
  const [config, setConfig] = usePasted('convert-config');
  const [manifest, setManifest] = usePasted('convert-manifest');
  const [tsconfig, setTsconfig] = usePasted('convert-tsconfig');
  const question = useMemo(() => {
    const isEmpty = `${config}${manifest}${tsconfig}`.trim() === '';
    return isEmpty ? undefined : { config, manifest, tsconfig };
  }, [config, manifest, tsconfig]);
  const { answer, isWaiting, hasFailed } = useAnswer(question);

  const problemOf = (field: FieldName) => {
    const problem =
      answer?.ok === false && answer.problems.find((p) => p.field === field);
    if (!problem) return undefined;
    const { line, column, detail = '', link } = problem;
    const message = (
      <>
        <RichText>{text(problem.key, { detail })}</RichText>{' '}
        {link && <More link={link} />}
      </>
    );
    return { message, ...(line && { line }), ...(column && { column }) };
  };
  const others = [
    ['manifest', manifest, setManifest],
    ['tsconfig', tsconfig, setTsconfig],
  ] as const;
  return (
    <div className={styles.convert} data-styles="convert" data-convert>
      <p className="without-scripts">{text('needs-scripts')}</p>
      <PasteField
        label={text('config')}
        value={config}
        onChange={setConfig}
        problem={problemOf('config')}
        rows={12}
      />
      <Status answer={answer} isWaiting={isWaiting} hasFailed={hasFailed} />
      <div className={styles.pair}>
        {others.map(([field, value, onChange]) => (
          <PasteField
            key={field}
            label={text(field)}
            value={value}
            onChange={onChange}
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
