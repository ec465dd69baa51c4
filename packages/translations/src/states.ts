/** Which English and Chinese texts of each page were confirmed to agree. */
export const statesFile = 'packages/translations/src/states.json';

/** The confirmed state of one page. */
export interface PageState {
  /** Day of the confirmation, `2026-11-22`. */
  date: string;
  /** The digests of both languages by section id; the introduction has the empty id. */
  sections: Readonly<Record<string, readonly [en: string, zh: string]>>;
}

/** The state of each page by its name below `docs/en`, `guide/start/index.mdx`. */
export type States = Readonly<Record<string, PageState>>;

/** Parses `states.json`. Throws an error that names the malformed page. */
export function parseStates(json: string): States {
  const value: unknown = JSON.parse(json);
  if (!isRecord(value)) throw new Error(`${statesFile} is not a JSON object.`);
  return Object.fromEntries(
    Object.entries(value).map(([name, state]) => [name, readState(name, state)]),
  );
}

/** The content of `states.json`, with the pages sorted by name. */
export function serializeStates(states: States): string {
  const pages = Object.entries(states).sort(([a], [b]) => (a < b ? -1 : 1));
  if (pages.length === 0) return '{}\n';
  const lines = pages.map(([name, { date, sections }]) => {
    const list = Object.entries(sections).map(
      ([id, [en, zh]]) => `      ${JSON.stringify(id)}: ["${en}", "${zh}"]`,
    );
    const start = `  ${JSON.stringify(name)}: {\n    "date": "${date}",\n    "sections": {\n`;
    return `${start}${list.join(',\n')}\n    }\n  }`;
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
      `${statesFile}: “${id}” of ${name} has no pair of digests. ` +
        `Confirm the page again: npm run translated -- ${name}`,
    );
  });
  return { date, sections: Object.fromEntries(read) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
