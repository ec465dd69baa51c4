import { Link } from '@site/base-theme/link/Link';
import { useLangPrefix } from '@site/base-theme/useText';
import shared from '../../parts/parts.module.css';
import type { Output } from '../../parts/recorded';
import { usePlaygroundText } from '../usePlaygroundText';

export interface MissingProps {
  missing: Output['missing'];
}

/** What a build asked for that no browser has: an option, a command or flag, or a package. */
export function Missing({ missing }: MissingProps) {
  const text = usePlaygroundText();
  const prefix = useLangPrefix();
  if (!missing) return null;
  const page = missing.name.startsWith('dts.') ? '/config/lib/dts' : '/guide/basic/cli';
  return (
    <p role="alert" className={shared.alert}>
      {missing.kind === 'package' ? (
        text('missingPackage', missing)
      ) : (
        <>
          {text('missingOption', missing)}{' '}
          <Link href={prefix + page}>{text('missingLink', missing)}</Link>
        </>
      )}
    </p>
  );
}
