import { spawnSync } from 'node:child_process';
import type { Finding } from '@site/pages/findings';

/** Whom to tell about a vulnerability, from the root of the repository. */
export const securityName = 'docs/public/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;

/**
 * Finds a `security.txt` that does not expire one to twelve months after `now`: it is renewed a
 * month before, and RFC 9116 asks for less than a year ahead.
 */
export function securityText(text: string, now: Date): Finding[] {
  const expiry = /^Expires:\s*(\S+)/m.exec(text)?.[1] ?? 'never';
  const days = (Date.parse(expiry) - now.getTime()) / day;
  if (days >= 30 && days <= 366) return [];
  const next = new Date(now.getTime() + 350 * day).toISOString().slice(0, 10);
  return [
    {
      file: securityName,
      line: 0,
      what: `It expires ${expiry}, not within one to twelve months.`,
      why: 'People who find a vulnerability look here, and do not trust a stale file.',
      todo: `Make sure of the contact, then write "Expires: ${next}T00:00:00Z".`,
    },
  ];
}

/**
 * The date of the last commit of the repository at `root`, today where git does not know. With it,
 * the check says the same of a commit on every day.
 */
export function commitDate(root: string): Date {
  const args = ['log', '-1', '--format=%cI'];
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const date = new Date((stdout ?? '').trim());
  return Number.isNaN(date.getTime()) ? new Date() : date;
}
