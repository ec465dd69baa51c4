import type { Finding } from '../findings/finding.ts';
import { parseQuality, qualityName } from '../quality/json.ts';
import type { Installed } from './packages/installed.ts';

/**
 * Finds figures about the site that speak of another version of the documented package than the one that is installed. `text` is the content of
 * their file. Older figures of the same version are no finding: they say themselves when and of which commit they were made.
 */
export function qualityVersion(
  text: string,
  { versions }: Pick<Installed, 'versions'>,
): Finding[] {
  const { package: name, version } = parseQuality(text).documented;
  const installed = versions.get(name) ?? 'no version';
  if (version === installed) return [];
  return [
    {
      file: qualityName,
      line: 0,
      what: `The figures are about ${name} ${version}, but ${installed} is installed.`,
      why: 'The page about how the site is tested would show what was true of another version.',
      todo: 'Run "npm test", and after it "npm run quality".',
    },
  ];
}
