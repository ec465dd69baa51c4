import { nearest } from '../findings/nearest.ts';

/** The kinds of pages that `npm run new` makes. */
export type Kind = 'guide' | 'reference';

/** A page to be made. */
export interface Request {
  kind: Kind;
  /** Folder below that of its language, `guide/advanced`. */
  folder: string;
  /** Name in the address, `my-topic`. */
  name: string;
  titles: Readonly<Record<'en' | 'zh', string>>;
}

const areas = { guide: 'guide', reference: 'config' } as const;

/** What the repository has, as far as a new page depends on it. */
export interface Known {
  /** Folders below `docs/en` that have a `_meta.json`, such as `guide/advanced`. */
  folders: readonly string[];
  /** Names of pages below `docs/en`, without their ending. */
  pages: readonly string[];
  /** Options of the installed tool, `lib.format`. */
  options: readonly string[];
  /** Ids of the samples. */
  samples: readonly string[];
}

/**
 * Reads what somebody asks for: `place` is folder and name, `advanced/my-topic`. A guide has a title
 * in each language; the title of a reference page is its option. Throws an error that says what to
 * write instead where the name is bad or taken, where the folder or the option does not exist, and
 * where a title is missing.
 */
export function readRequest(
  kind: Kind,
  place: string,
  titles: readonly string[],
  known: Known,
): Request {
  const area = areas[kind];
  const [, below = '', name = ''] =
    /^(?:(.*)\/)?([^/]*)$/.exec(
      place.replace(/^\//, '').replace(new RegExp(`^${area}/`), ''),
    ) ?? [];
  const folder = `${area}/${below}`;
  const folders = known.folders.filter((one) => one.startsWith(`${area}/`));
  if (!folders.includes(folder)) {
    const names = folders.map((one) => one.slice(area.length + 1));
    throw new Error(
      `There is no folder “${below}” in docs/en/${area}. There are: ${names.join(', ')}. Write the page as ${names[0]}/${name || 'my-topic'}.`,
    );
  }
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `“${name}” is no name for a page: small letters, digits and single hyphens, as in my-topic. It becomes the address.`,
    );
  }
  if (known.pages.includes(`${folder}/${name}`)) {
    throw new Error(
      `docs/en/${folder}/${name}.mdx exists. Choose another name, or edit it.`,
    );
  }
  const given =
    kind === 'guide'
      ? titlesOf(titles)
      : titleOfOption(below, name, titles, known.options);
  return { kind, folder, name, titles: given };
}

function titlesOf(titles: readonly string[]): Request['titles'] {
  const [en = '', zh = '', ...rest] = titles.map((title) => title.trim());
  if (en === '' || zh === '' || rest.length > 0) {
    throw new Error(
      'A guide has a title in each language, in quotation marks: npm run new -- guide advanced/my-topic "My topic" "我的主题"',
    );
  }
  if (/\p{Script=Han}/u.test(en)) {
    throw new Error(
      `“${en}” is not English. The English title comes first, then the Chinese one.`,
    );
  }
  const broken = [en, zh].find((title) => /[\n"\\{}<>]/.test(title));
  if (broken !== undefined) {
    throw new Error(
      `The title “${broken}” has a character that a title cannot have: " \\ { } < >`,
    );
  }
  return { en, zh };
}

function titleOfOption(
  below: string,
  name: string,
  titles: readonly string[],
  options: readonly string[],
): Request['titles'] {
  const camel = name.replace(/-([a-z0-9])/g, (_all, letter: string) =>
    letter.toUpperCase(),
  );
  const option = below === 'lib' ? `lib.${camel}` : camel;
  if (titles.length > 0) {
    throw new Error(
      `A reference page is called as its option, ${option}. Leave the titles away.`,
    );
  }
  if (!options.some((one) => one === option || one.startsWith(`${option}.`))) {
    throw new Error(
      `The installed tool has no option “${option}”. Nearest: ${nearest(option, options).join(', ')}.`,
    );
  }
  return { en: option, zh: option };
}
