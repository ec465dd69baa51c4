import { RichText } from '@site/base-theme/RichText';
import type { Account, Conversion } from '../answer';
import { More } from './More';
import { useConvertText } from './useConvertText';

/** What became of each property and plugin, closed until the reader wants to know. */
export function Accounts({ accounts }: Pick<Conversion, 'accounts'>) {
  const { text } = useConvertText();
  const count = (...fates: Account['fate'][]) =>
    accounts.filter(({ fate }) => fates.includes(fate)).length;
  if (accounts.length === 0) return null;
  return (
    <details>
      <summary>
        {text('accounts', {
          carried: count('carried'),
          replaced: count('replaced'),
          unneeded: count('unneeded'),
          left: count('left', 'lost'),
        })}
      </summary>
      <ul>
        {accounts.map((account) => (
          <Became key={`${account.option} ${account.at.start}`} {...account} />
        ))}
      </ul>
    </details>
  );
}

function Became({ option, at, fate, settings, notes, reason, link }: Account) {
  const { text, warning } = useConvertText();
  const isWritten = fate === 'carried' || fate === 'replaced';
  return (
    <li>
      {at.line > 0 && `${text('line', { line: at.line })}, `}
      <code>{option || at.text.slice(0, 40)}</code>:{' '}
      {text(fate === 'lost' ? 'left' : fate)}{' '}
      {isWritten && settings.map((line) => <code key={line}>{line} </code>)}
      {notes.map(({ key, link: more }) => (
        <span key={key}>
          <RichText>{warning(key)}</RichText> <More link={more} />{' '}
        </span>
      ))}
      {fate === 'lost' && text('lost')}
      {reason && <RichText>{text(reason)}</RichText>} {link && <More link={link} />}
    </li>
  );
}
