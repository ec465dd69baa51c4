import { codeHtml } from '@site/explorer/code-html';
import { counterpartOf } from './counterpart.ts';
import { nodeAt, withoutExtras } from './edit.ts';
import { lineAt, type Manifest, readManifest, type Unreadable } from './manifest.ts';
import type { Finding } from './rules/publint.ts';
import { findingsIn, fixOf, type RuleId, rules } from './rules/table.ts';

/** A finding as the page lists it. */
export interface Report extends Pick<Finding<RuleId>, 'rule' | 'level' | 'values'> {
  /** Line of the pasted text, counted from 1; 0 if a field is missing. */
  readonly line: number;
  /** What is on that line. */
  readonly code: string;
  readonly section: string;
  /** Whether the corrected text no longer has it. */
  readonly isCorrected: boolean;
}

export interface CheckedManifest {
  readonly reports: readonly Report[];
  /** The pasted text, corrected. */
  readonly corrected: string;
  /** Its HTML, in which new lines and those that are gone are marked. */
  readonly html: string;
  /** Id of the package of the advisor that was proved for the same users. */
  readonly counterpart: string | undefined;
}

/** More rounds than corrections that make another one necessary. */
const maxRounds = 4;

/**
 * Checks the text of a `package.json`, and corrects what can be corrected without the files. Never
 * rejects, whatever the text is.
 */
export async function checkManifest(text: string): Promise<CheckedManifest | Unreadable> {
  const pasted = readManifest(text);
  if ('why' in pasted) return pasted;
  const corrected = await correct(pasted);
  const keyOf = ({ rule, path }: Finding) => [rule, ...path].join(' ');
  const left = new Set((await findingsIn(corrected)).map(keyOf));
  const lines = pasted.text.split(/\r?\n/);
  const report = (finding: Omit<Finding<RuleId>, 'path'>, offset?: number): Report => {
    const line = offset === undefined ? 0 : lineAt(pasted.text, offset);
    const { rule, level, values } = finding;
    const code = lines[line - 1]?.trim() ?? '';
    const [section] = rules[rule];
    return { rule, level, values, line, code, section, isCorrected: true };
  };
  const extras = pasted.extras.map(({ rule, offset }) =>
    report({ rule, level: 'error', values: {} }, offset),
  );
  const found = (await findingsIn(pasted)).map((finding) => {
    const place = finding.path.length > 0 ? nodeAt(pasted, finding.path) : undefined;
    const isCorrected = !left.has(keyOf(finding));
    return { ...report(finding, place?.offset), isCorrected };
  });
  return {
    reports: [...extras, ...found],
    corrected: corrected.text,
    html: codeHtml(corrected.text, 'json', pasted.text),
    counterpart: counterpartOf(corrected.value)?.id,
  };
}

/** Applies one correction after the other, since each may move what another one has found. */
async function correct(pasted: Manifest): Promise<Manifest> {
  let current = reread(pasted, withoutExtras(pasted));
  for (let round = 0; round < maxRounds; round++) {
    const before = current.text;
    for (const finding of await findingsIn(current)) {
      const isThere = finding.path.length === 0 || nodeAt(current, finding.path);
      const text = isThere && fixOf(finding.rule)?.(current, finding);
      if (text) current = reread(current, text);
    }
    if (current.text === before) break;
  }
  return current;
}

/** The manifest after a correction; as it was if the correction had broken it. */
function reread(manifest: Manifest, text: string): Manifest {
  const next = readManifest(text);
  return 'why' in next ? manifest : next;
}
