import { highlightedLines, languageOf } from '@site/framework/highlight';
import { Link } from '@site/theme/link/Link';
import { Pre } from '@site/theme/mdx/Pre';
import { RichText } from '@site/theme/RichText';
import { useLangPrefix } from '@site/theme/useText';
import type { Answer, Conversion, OutputFile } from '../convert';
import { isAboutSources } from '../warnings';
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
export function Result({ files, changes, notes, accounts, unseen, code }: ResultProps) {
  const { text } = useConvertText();
  const prefix = useLangPrefix();
  const manifest = files.find(({ name }) => name === 'package.json');
  const names = unseen.map((one) => `\`${one}\``).join(', ');
  return (
    <section
      id={resultId}
      className={styles.result}
      aria-label={text('result')}
      tabIndex={-1}
    >
      {names && (
        <p>
          <RichText>{text('skeleton', { names })}</RichText>
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
      <Notes id="notes" notes={notes.filter((one) => !isAboutSources(one))} />
      <Notes id="sources" notes={notes.filter(isAboutSources)} />
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

type NotesProps = Pick<Conversion, 'notes'> & { id: 'notes' | 'sources' };

function Notes({ id, notes }: NotesProps) {
  const { text, warning } = useConvertText();
  return (
    <>
      <p className={styles.title} id={`convert-${id}`}>
        {text(id)}
      </p>
      <ol aria-labelledby={`convert-${id}`}>
        {notes.map(({ key, link, line, option, code }) => (
          <li key={`${key} ${line} ${option} ${code}`}>
            {line && `${text('line', { line })}`}
            {line && option && ', '}
            {option && <code>{option}</code>}
            {(line || option) && ': '}
            <RichText>{warning(key)}</RichText> <More link={link} />{' '}
            {code?.includes('\n') === false && code.length < 60 && <code>{code}</code>}
          </li>
        ))}
      </ol>
    </>
  );
}
