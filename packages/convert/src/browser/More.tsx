import { Link } from '@site/base-theme/link/Link';
import { useLangPrefix } from '@site/base-theme/useText';
import { useConvertText } from './useConvertText';

/** A link to the section that explains something, named by its address. */
export function More({ link }: { link: string }) {
  const { text } = useConvertText();
  const section = link.replace(/\/$/, '').replace(/^.*\//, '').replace('#', ' › ');
  return <Link href={`${useLangPrefix()}${link}`}>{text('more', { section })}</Link>;
}
