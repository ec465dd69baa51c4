import { type Finding, findingsWith } from '@site/mdx/findings';
import { fieldsOf, isRecord } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';

/** The texts of the interface: of the site, of the theme, and of a feature. */
const textFiles =
  /^(?:theme\/i18n|packages\/[^/]+\/src\/.*(?:i18n|texts|labels|reasons|warnings))\.json$/;

/** Texts of the framework's own components, which the site words otherwise. */
const ofFramework = ['prevPageText', 'nextPageText', 'lastUpdatedText', 'editLinkText'];

const unused = findingsWith(
  'It is translated and checked, and nobody reads it.',
  'Remove it, or correct the name where it should be shown.',
);

/**
 * Finds texts of the interface whose name is nowhere in the code of their own room. `refused-${reason}` names all that begin so.
 */
export function unusedTexts(files: readonly TextFile[]): Finding[] {
  const code = files.filter(
    ({ file }) =>
      /^(?:theme|packages)\/.+\.(?:tsx?|mjs)$/.test(file) && !/\/tests\//.test(file),
  );
  return files
    .filter(({ file }) => textFiles.test(file))
    .flatMap(({ file, text }) => {
      const room = file.startsWith('theme/') ? 'theme/' : `${file.split('/src/')[0]}/`;
      const own = code.filter((one) => one.file.startsWith(room));
      const all = own.map((one) => one.text).join('\n');
      const words = new Set(all.match(/[\w$-]+/g));
      const isNamed = (name: string) =>
        /^[\w$-]+$/.test(name) ? words.has(name) : all.includes(name);
      const beginnings = [...all.matchAll(/`([\w-]+-)\$\{/g)].map(
        ([, start = '']) => start,
      );
      return namesIn(JSON.parse(text))
        .filter((name) => !isNamed(name) && !ofFramework.includes(name))
        .filter((name) => !beginnings.some((start) => name.startsWith(start)))
        .map((name) =>
          unused(file, `Nothing shows the text “${name}”.`, lineOf(text, `"${name}"`)),
        );
    });
}

/** The names of texts and of groups of them, at all depths; languages are none. */
function namesIn(value: unknown): string[] {
  return Object.entries(fieldsOf(value)).flatMap(([name, one]) => {
    const inside = isRecord(one) ? namesIn(one) : [];
    return name === 'en' || name === 'zh' ? inside : [name, ...inside];
  });
}
