import type { Finding } from '@site/pages/findings';
import { lineOf, type TextFile } from '@site/pages/repository';

const name = 'docs/public/.well-known/security.txt';
const day = 24 * 60 * 60 * 1000;

/**
 * How long before its end a file is renewed, and how far ahead the end may lie: RFC 9116 asks for
 * less than a year.
 */
const renewed = 30 * day;
const furthest = 366 * day;

/**
 * Finds what keeps `security.txt` from being one that people trust: no contact, another address
 * than the one at which it is published (`origin`, without a slash at the end), and an end that has
 * passed, comes within a month, or is more than a year away from `now`.
 */
export function securityText(
  files: readonly TextFile[],
  origin: string,
  now: Date,
): Finding[] {
  const text = files.find(({ file }) => file === name)?.text ?? '';
  const fields = (field: string) =>
    [...text.matchAll(new RegExp(`^${field}:\\s*(\\S+)`, 'gim'))].map(
      ([, value = '']) => value,
    );
  const finding = (field: string, what: string, todo: string): Finding => ({
    file: name,
    line: text.includes(`${field}:`) ? lineOf(text, `${field}:`) : 0,
    what,
    why: 'Who has found a vulnerability reads here whom to tell, and does not trust a file that nobody keeps up.',
    todo,
  });
  const found: Finding[] = [];
  if (fields('Contact').length === 0) {
    const todo =
      'Add a line "Contact: mailto:…" with the address that SECURITY.md of Rslib names.';
    found.push(finding('Contact', 'It names no contact.', todo));
  }
  const canonical = `${origin}/.well-known/security.txt`;
  if (!fields('Canonical').includes(canonical)) {
    const what = 'It does not name the address at which it is published.';
    found.push(finding('Canonical', what, `Write "Canonical: ${canonical}".`));
  }
  const ends = fields('Expires');
  const left = Date.parse(ends[0] ?? '') - now.getTime();
  if (ends.length !== 1 || !(left >= renewed && left <= furthest)) {
    const next = new Date(now.getTime() + 350 * day).toISOString().slice(0, 10);
    const what = `It expires ${ends.join(' and ') || 'never'}, not within one to twelve months.`;
    const todo = `See that the contact still holds, then write "Expires: ${next}T00:00:00Z".`;
    found.push(finding('Expires', what, todo));
  }
  return found;
}
