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

/** Parses `states.json`. Only `npm run translated` writes it, so its form is not checked. */
export function parseStates(json: string): States {
  const states: States = JSON.parse(json);
  return states;
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
