import { type Finding, findingsWith } from '@site/mdx/findings';
import { fieldsOf } from '@site/mdx/records';
import { lineOf, type TextFile } from '@site/mdx/repository';

const folder = 'packages/base-theme/';

/** What the theme is built on; everything else is built on the theme. */
const below = ['@site/mdx', '@site/react-on-intent'];

const finding = findingsWith(
  'The theme is for any site: it can be read, tested and moved without this one.',
  'Let theme/index.tsx or a feature pass it in: packages/base-theme/README.md lists the ways.',
);

/** Finds packages of this site that the base theme depends on, and the name of what is documented. */
export function baseTheme(files: readonly TextFile[]): Finding[] {
  return files
    .filter(({ file }) => file.startsWith(folder))
    .flatMap(({ file, text }) => {
      if (file === `${folder}package.json`)
        return Object.keys(fieldsOf(fieldsOf(JSON.parse(text)).dependencies))
          .filter((name) => name.startsWith('@site/') && !below.includes(name))
          .map((name) =>
            finding(file, `It depends on ${name}.`, lineOf(text, `"${name}"`)),
          );
      const [name] = /rslib/i.exec(text) ?? [];
      return name ? finding(file, `It names “${name}”.`, lineOf(text, name)) : [];
    });
}
