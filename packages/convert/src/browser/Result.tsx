import { highlightedLines, languageOf } from '@site/highlighting/highlight';
import { Link } from '@site/theme/link/Link';
import { Pre } from '@site/theme/mdx/Pre';
import { RichText } from '@site/theme/RichText';
import { useLangPrefix } from '@site/theme/useText';
import type { Answer, Conversion, OutputFile } from '../convert';
import styles from './Convert.module.css';
import { useConvertText } from './useConvertText';

export interface ResultProps {
  answer: Answer | undefined;
  isWaiting: boolean;
  hasFailed: boolean;
}

/** What came out, announced to screen readers in one sentence. */
export function Result({ answer, isWaiting, hasFailed }: ResultProps) {
  const { text } = useConvertText();
  const conversion = answer?.ok ? answer.conversion : undefined;
  const status = conversion
    ? text('ready', {
        tool: conversion.tool,
        files: conversion.files.length,
        notes: conversion.notes.length,
      })
    : answer?.ok === false && answer.problems.length > 0 && text('failed');
  return (
    <section className="needs-scripts" aria-label={text('result')}>
      <p role="status" className={styles.status}>
        {isWaiting ? text('waiting') : hasFailed ? text('too-long') : status}
      </p>
      {conversion && <Parts {...conversion} />}
    </section>
  );
}

function Parts({ files, changes, notes }: Conversion) {
  const { text } = useConvertText();
  const manifest = files.find(({ name }) => name === 'package.json');
  return (
    <>
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
      {notes.length > 0 && <Notes notes={notes} />}
    </>
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
      <button
        type="button"
        className="text-button"
        onClick={() => download(name, content)}
      >
        {text('download', { file: name })}
      </button>
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
  const prefix = useLangPrefix();
  return (
    <>
      <p className={styles.title} id="convert-notes">
        {text('notes')}
      </p>
      <ol aria-labelledby="convert-notes">
        {notes.map(({ key, link, line, option, code }) => (
          <li key={`${key} ${line} ${option} ${code}`}>
            {line && `${text('line', { line })}`}
            {line && option && ', '}
            {option && <code>{option}</code>}
            {(line || option) && ': '}
            <RichText>{warning(key)}</RichText>{' '}
            <Link href={`${prefix}${link}`}>
              {text('more', { section: link.replace(/^.*\//, '').replace('#', ' › ') })}
            </Link>
            {code?.includes('\n') === false && code.length < 60 && (
              <code className={styles.quoted}>{code}</code>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
