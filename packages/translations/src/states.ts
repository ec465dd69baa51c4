/** Where it is written down which English text each Chinese page says. */
export const statesFile = 'packages/translations/src/states.json';

/** What somebody has confirmed of one page. */
export interface PageState {
  /** Day on which it was, `2026-11-22`. */
  date: string;
  /**
   * What the English and the Chinese section said then, by the section's id, as `meaningsOf` puts
   * it. The introduction has the empty id.
   */
  sections: Readonly<Record<string, readonly [en: string, zh: string]>>;
}

/** The state of each page by its name below `docs/en`, `guide/start/index.mdx`. */
export type States = Readonly<Record<string, PageState>>;

/** Reads the text of the states. Throws an error that names the page whose state is none. */
export function parseStates(json: string): States {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new Error(`${statesFile} is not a JSON object.`);
  return Object.fromEntries(
    Object.entries(value).map(([name, state]) => [name, readState(name, state)]),
  );
}

/** The states as the file holds them: pages in the order of their names, sections in theirs. */
export function writeStates(states: States): string {
  const pages = Object.entries(states).sort(([a], [b]) => (a < b ? -1 : 1));
  if (pages.length === 0) return '{}\n';
  const lines = pages.map(([name, { date, sections }]) => {
    const list = Object.entries(sections).map(
      ([id, [en, zh]]) => `      ${JSON.stringify(id)}: ["${en}", "${zh}"]`,
    );
    return `  ${JSON.stringify(name)}: {\n    "date": "${date}",\n    "sections": {\n${list.join(',\n')}\n    }\n  }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

function readState(name: string, value: unknown): PageState {
  const date = isRecord(value) ? value.date : undefined;
  const sections = isRecord(value) ? value.sections : undefined;
  if (typeof date !== 'string' || !isRecord(sections)) {
    throw new Error(
      `${statesFile}: the state of ${name} lacks its date or its sections.`,
    );
  }
  const read = Object.entries(sections).map(([id, pair]) => {
    const [en, zh]: unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof en === 'string' && typeof zh === 'string') return [id, [en, zh]] as const;
    throw new Error(
      `${statesFile}: “${id}” of ${name} has no pair of texts. Confirm the page anew: npm run translated -- ${name}`,
    );
  });
  return { date, sections: Object.fromEntries(read) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
