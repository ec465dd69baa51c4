import explorerStyles from '@site/explorer/browser/styles.module.css';
import { Link } from '@site/theme/link/Link';
import { useLangPrefix } from '@site/theme/useText';
import type { BuildResult } from '../../engine/client';
import { usePlaygroundText } from './usePlaygroundText';

/** Says that an option or a package works on a computer alone, and how. */
export function Missing({ kind, name }: NonNullable<BuildResult['missing']>) {
  const text = usePlaygroundText();
  const prefix = useLangPrefix();
  return (
    <p role="alert" className={explorerStyles.alert}>
      {text(kind === 'option' ? 'missingOption' : 'missingPackage', { name })}{' '}
      {kind === 'option' && (
        <Link href={`${prefix}/config/lib/dts`}>{text('missingLink')}</Link>
      )}
    </p>
  );
}
