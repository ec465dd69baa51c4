import { Link } from '@site/base-theme/link/Link';
import { useLangPrefix } from '@site/base-theme/useText';
import { createContext, useContext } from 'react';
import { useConvertText } from './useConvertText';

/** The titles of sections by their addresses, which the build reads from the pages. */
export const Titles = createContext<Readonly<Record<string, string>>>({});

/** A link to the section that explains something, named by its title. */
export function More({ link }: { link: string }) {
  const { text } = useConvertText();
  const section = useContext(Titles)[link] ?? link;
  return <Link href={`${useLangPrefix()}${link}`}>{text('more', { section })}</Link>;
}
