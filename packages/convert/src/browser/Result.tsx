import { Link } from '@site/base-theme/link/Link';
import { Pre } from '@site/base-theme/mdx/Pre';
import { RichText } from '@site/base-theme/RichText';
import { useLangPrefix } from '@site/base-theme/useText';
import { highlightedLines, languageOf } from '@site/framework/highlight';
import type { Answer, Conversion, OutputFile } from '../answer';
import { always, alwaysNames } from '../warnings';
import { Accounts } from './Accounts';
import styles from './Convert.module.css';
import { More } from './More';
import { TextButton } from './TextButton';
import { useConvertText } from './useConvertText';

export interface StatusProps {
  answer: Answer | undefined;
  /** Why there is no answer to the latest text, or not yet. */
  status: 'waiting' | 'too-long' | undefined;
}

/**
 * What came out, in one sentence beside the field, announced to screen readers, with a link to it:
 * on most screens it is out of sight.
 */
export function Status({ answer, status }: StatusProps) {
  const { text } = useConvertText();
  const conversion = answer?.ok ? answer.conversion : undefined;
  const outcome = conversion
    ? text('ready', {
        tool: conversion.tool,
        files: conversion.files.length,
        notes: conversion.notes.length,
      })
    : answer?.ok === false && answer.problems.length > 0 && text('failed');
  return (
    <p role="status" className={`needs-scripts ${styles.title}`}>
      {status ? text(status) : outcome}{' '}
      {conversion && !status && <Link href={`#${resultId}`}>{text('to-result')}</Link>}
    </p>
  );
}

const resultId = 'convert-result';

export interface ResultProps extends Conversion {
  /** The part of an address that opens the answer in the playground. */
  code: string;
}

/** The files, what changes in `package.json` and what to check. */
export function Result({ files, changes, notes, accounts, missing, code }: ResultProps) {
  const { text } = useConvertText();
  const prefix = useLangPrefix();
  const manifest = files.find(({ name }) => name === 'package.json');
  return (
    <section
      id={resultId}
      className={styles.result}
      aria-label={text('result')}
      tabIndex={-1}
    >
      {missing.length > 0 && (
        <p>
          <RichText>
            {text('missing', { names: missing.map((one) => `\`${one}\``).join(', ') })}
          </RichText>
        </p>
      )}
      {files.map((file) => file !== manifest && <File key={file.name} {...file} />)}
      {manifest && (
        <>
          <p className={styles.title}>{text('changes')}</p>
          <ul>
            {changes.map(({ path, before, after }) => (
              <li key={path}>
                <code>{path}</code>:{' '}
                {before ? <del>{before}</del> : <em>{text('added')}</em>}{' '}
                {after ? <ins>{after}</ins> : <em>{text('removed')}</em>}
              </li>
            ))}
          </ul>
          <details>
            <summary>{text('whole')}</summary>
            <File {...manifest} />
          </details>
        </>
      )}
      <p>
        {/* In another tab: the pasted text stays here. */}
        <Link href={`${prefix}/playground/#code=${code}`} target="_blank">
          {text('try')}
        </Link>
      </p>
      <Notes notes={notes} />
      <Always />
      <Accounts accounts={accounts} />
    </section>
  );
}

function File({ name, text: content }: OutputFile) {
  const { text } = useConvertText();
  const lines = highlightedLines(content, languageOf(name));
  const code = lines.map((line) => `<span class="line">${line}</span>`).join('\n');
  return (
    <figure className={styles.file} aria-label={name}>
      <Pre className="shiki css-variables" title={name}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlightedLines escapes the text */}
        <code dangerouslySetInnerHTML={{ __html: code }} />
      </Pre>
      <TextButton onClick={() => download(name, content)}>
        {text('download', { file: name })}
      </TextButton>
    </figure>
  );
}

function download(name: string, content: string): void {
  const href = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

function Notes({ notes }: Pick<Conversion, 'notes'>) {
  const { text, warning } = useConvertText();
  if (notes.length === 0) return null;
  return (
    <>
      <p className={styles.title} id="convert-notes">
        {text('notes')}
      </p>
      <ol aria-labelledby="convert-notes">
        {notes.map(({ key, link, places }) => (
          <li key={`${key} ${link}`}>
            <RichText>{warning(key)}</RichText> <More link={link} />
            <Places places={places} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What a note is about: lines of the configuration, options, paths or versions. */
function Places({ places }: Pick<Conversion['notes'][number], 'places'>) {
  const { text } = useConvertText();
  const isShort = (code = '') => !code.includes('\n') && code.length < 60;
  const shown = places.filter(
    ({ line, option, code }) => line || option || (code && isShort(code)),
  );
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map(({ line, option, code }) => (
        <li key={`${line} ${option} ${code}`}>
          {line && `${text('line', { line })} `}
          {option && <code>{option}</code>} {code && isShort(code) && <code>{code}</code>}
        </li>
      ))}
    </ul>
  );
}

/** What may be in any package, closed until the reader wants to know. */
function Always() {
  const { text, general } = useConvertText();
  return (
    <details>
      <summary>{text('always')}</summary>
      <ul>
        {alwaysNames.map((name) => (
          <li key={name}>
            <RichText>{general(name)}</RichText> <More link={always[name].link} />
          </li>
        ))}
      </ul>
      <More link="/guide/migration/check#pitfalls" />
    </details>
  );
}
