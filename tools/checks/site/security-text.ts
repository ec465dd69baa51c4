import { spawnSync } from 'node:child_process';
import type { Finding } from '@site/pages/findings';
import type { TextFile } from '@site/pages/repository';

const name = 'docs/public/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

/** The file is renewed a month before it expires. RFC 9116 asks for less than a year ahead. */
const minLeft = 30 * day;
const maxLeft = 366 * day;

/**
 * Finds a `security.txt` without a contact, without the address at which `origin` publishes it, or
 * with an expiry that is not one to twelve months after `now`.
 */
export function securityText(
  files: readonly TextFile[],
  origin: string,
  now: Date,
): Finding[] {
  const text = files.find(({ file }) => file === name)?.text ?? '';
  const expiry = /^Expires:\s*(\S+)/m.exec(text)?.[1] ?? 'never';
  const left = Date.parse(expiry) - now.getTime();
  const next = new Date(now.getTime() + 350 * day).toISOString().slice(0, 10);
  const canonical = `Canonical: ${origin}/.well-known/security.txt`;
  const rules: [holds: boolean, what: string, todo: string][] = [
    [/^Contact: \S/m.test(text), 'It names no contact.', 'Add "Contact: mailto:…".'],
    [text.includes(canonical), 'It lacks its own address.', `Write "${canonical}".`],
    [
      left >= minLeft && left <= maxLeft,
      `It expires ${expiry}, not within one to twelve months.`,
      `Make sure of the contact, then write "Expires: ${next}T00:00:00Z".`,
    ],
  ];
  const why = 'People who find a vulnerability look here, and do not trust a stale file.';
  return rules
    .filter(([holds]) => !holds)
    .map(([, what, todo]) => ({ file: name, line: 0, what, why, todo }));
}

/**
 * The date of the last commit of the repository at `root`, today where git does not know. With it,
 * the check says the same of a commit on every day.
 */
export function commitDate(root: string): Date {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI'], {
    cwd: root,
    encoding: 'utf8',
  });
  const date = new Date((stdout ?? '').trim());
  return Number.isNaN(date.getTime()) ? new Date() : date;
}
