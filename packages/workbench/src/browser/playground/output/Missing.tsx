import { Link } from '@site/base-theme/link/Link';
import { useLangPrefix } from '@site/base-theme/useText';
import { usePlaygroundText } from '../usePlaygroundText';
import type { Output } from './output';

export interface MissingProps {
  missing: Output['missing'];
}

/** What a build asked for that no browser has: an option, a command or flag, or a package. */
export function Missing({ missing }: MissingProps) {
  const text = usePlaygroundText();
  const prefix = useLangPrefix();
  if (!missing) return null;
  if (missing.kind === 'package')
    return <p role="alert">{text('missingPackage', missing)}</p>;
  const page = missing.name.startsWith('dts.') ? '/config/lib/dts' : '/guide/basic/cli';
  return (
    <p role="alert">
      {text('missingOption', missing)}{' '}
      <Link href={prefix + page}>{text('missingLink', missing)}</Link>
    </p>
  );
}
