import { spawnSync } from 'node:child_process';
import type { Finding } from '@site/pages/findings';
import { lineOf, type TextFile } from '@site/pages/repository';

const name = 'docs/public/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

/** The file is renewed a month before it expires. RFC 9116 asks for less than a year ahead. */
const minLeft = 30 * day;
const maxLeft = 366 * day;

/**
 * Finds a `security.txt` without a contact, with another address than the one at which `origin`
 * publishes it, or with an expiry that is not one to twelve months after `now`.
 */
export function securityText(
  files: readonly TextFile[],
  origin: string,
  now: Date,
): Finding[] {
  const text = files.find(({ file }) => file === name)?.text ?? '';
  const valuesOf = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}:\\s*(\\S+)`, 'gim'))].map(
      ([, value = '']) => value,
    );
  const finding = (field: string, what: string, todo: string): Finding => ({
    file: name,
    line: lineOf(text, `${field}:`),
    what,
    why: 'People who find a vulnerability look here for a contact, and do not trust a stale file.',
    todo,
  });
  const found: Finding[] = [];
  if (valuesOf('Contact').length === 0) {
    const todo =
      'Add a line "Contact: mailto:…" with the address that SECURITY.md of Rslib names.';
    found.push(finding('Contact', 'It names no contact.', todo));
  }
  const canonical = `${origin}/.well-known/security.txt`;
  if (!valuesOf('Canonical').includes(canonical)) {
    const what = 'It does not name the address at which it is published.';
    found.push(finding('Canonical', what, `Write "Canonical: ${canonical}".`));
  }
  const expiries = valuesOf('Expires');
  const left = Date.parse(expiries[0] ?? '') - now.getTime();
  if (expiries.length !== 1 || !(left >= minLeft && left <= maxLeft)) {
    const next = new Date(now.getTime() + 350 * day).toISOString().slice(0, 10);
    const when = expiries.join(' and ') || 'never';
    const what = `It expires ${when}, not within one to twelve months.`;
    const todo = `Make sure of the contact, then write "Expires: ${next}T00:00:00Z".`;
    found.push(finding('Expires', what, todo));
  }
  return found;
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
