import { diffLines } from '@site/explorer/diff-lines';
import { counterpartOf } from './counterpart.ts';
import { nodeAt, withoutExtras } from './edit.ts';
import { lineAt, type Manifest, readManifest, type Unreadable } from './manifest.ts';
import type { Level } from './rules/rule.ts';
import { findingsIn, type RuleId, rules } from './rules/table.ts';

/** A finding as the page lists it. */
export interface Report {
  readonly rule: RuleId;
  readonly level: Level;
  /** Line of the pasted text, counted from 1. */
  readonly line: number;
  /** The field, such as `exports["."].types`; empty if one is missing. */
  readonly field: string;
  readonly section: string;
  readonly values: Readonly<Record<string, string>>;
  /** Whether the corrected text no longer has it. */
  readonly isCorrected: boolean;
}

export interface CheckedManifest {
  readonly reports: readonly Report[];
  /** Both texts in reading order; nothing if they are equal. */
  readonly changes: readonly { kind: 'same' | 'gone' | 'new'; text: string }[];
  /** The pasted text, corrected. */
  readonly corrected: string;
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
  const left = new Set((await findingsIn(corrected)).map(keyOf));
  const reports = (await findingsIn(pasted)).map((finding): Report => {
    const { rule, level, path, values = {} } = finding;
    const isMissing = ['USE_TYPE', 'USE_ENGINES_NODE', 'USE_SIDE_EFFECTS'].includes(rule);
    return {
      rule,
      level,
      line: lineAt(pasted.text, nodeAt(pasted, path)?.offset ?? 0),
      field: isMissing ? '' : fieldName(path),
      section: rules[rule].section,
      values,
      isCorrected: !left.has(keyOf(finding)),
    };
  });
  const extras = pasted.extras.map(({ rule, offset }): Report => {
    const line = lineAt(pasted.text, offset);
    const { section } = rules[rule];
    return {
      rule,
      level: 'error',
      line,
      field: '',
      section,
      values: {},
      isCorrected: true,
    };
  });
  const [before, after] = [pasted, corrected].map((one) => one.text.split(/\r?\n/));
  return {
    reports: [...extras, ...reports],
    changes: changesBetween(before ?? [], after ?? []),
    corrected: corrected.text,
    counterpart: counterpartOf(corrected.value)?.id,
  };
}

const keyOf = ({ rule, path }: { rule: string; path: readonly string[] }) =>
  `${rule} ${path.join(' ')}`;

/** Applies one correction after the other, since each may move what another one has found. */
async function correct(pasted: Manifest): Promise<Manifest> {
  let current = reread(pasted, withoutExtras(pasted));
  for (let round = 0; round < maxRounds; round++) {
    const before = current.text;
    for (const finding of await findingsIn(current)) {
      const isThere = finding.path.length === 0 || nodeAt(current, finding.path);
      const fixed = isThere && rules[finding.rule].fix?.(current, finding);
      if (fixed) current = reread(current, fixed);
    }
    if (current.text === before) break;
  }
  return current;
}

/** The manifest after a correction, or without it if it had broken the text. */
function reread(manifest: Manifest, text: string): Manifest {
  const next = readManifest(text);
  return 'why' in next ? manifest : next;
}

function changesBetween(before: readonly string[], after: readonly string[]) {
  const lines = diffLines(before, after);
  if (lines.every(({ kind }) => kind === 'same')) return [];
  return lines.map(({ kind, index }) => ({
    kind,
    text: (kind === 'gone' ? before : after)[index] ?? '',
  }));
}

/** A path as JavaScript writes it. */
function fieldName(path: readonly string[]): string {
  return path
    .map((name, index) =>
      /^[A-Za-z_$][\w$]*$/.test(name)
        ? `${index > 0 ? '.' : ''}${name}`
        : `[${/^\d+$/.test(name) ? name : JSON.stringify(name)}]`,
    )
    .join('');
}
