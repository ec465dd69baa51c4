import type { Finding } from '@site/pages/findings';
import { languages } from '@site/pages/language';
import { fileFor } from './address.ts';
import { type BuiltSite, inOutput } from './site.ts';

/**
 * Finds specified addresses, given without language, that the build did not emit in both languages.
 */
export function emitted(site: BuiltSite, specified: readonly string[]): Finding[] {
  const expected = specified.flatMap((route) =>
    languages.map((language) => (language === 'en' ? route : `/${language}${route}`)),
  );
  return expected
    .filter((address) => !site.pages.some(({ file }) => file === fileFor(address)))
    .map((address) => ({
      file: inOutput(fileFor(address)),
      line: 0,
      what: `${address} was not built.`,
      why: 'People and the messages of the tool link to this address.',
      todo: 'See that the page exists and that no rule of `route.exclude` takes it out.',
    }));
}
