import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { base } from '../../../site.ts';
import { type Kind, kindsIn } from './kinds.ts';
import { placesIn } from './places.ts';
import { splitStyles } from './split.ts';
import { withSplitStyles } from './transform.ts';

/**
 * Gives the built pages in `outDir` the styles that can be seen on them, and leaves the others to the scripts that start with the
 * reader's intent (decisions/weight.md). Those must already be listed in the pages.
 *
 * @throws when there is not one style sheet, or a page does not have what the framework and the inline scripts should have written
 */
export async function splitBuiltStyles(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'static/css');
  const [sheet, ...more] = await readdir(folder);
  if (sheet === undefined || more.length > 0) {
    throw new Error(
      `There should be one style sheet in ${folder}, to be split. There are ${more.length + Number(sheet !== undefined)}: the framework writes its styles in another way; adapt tools/rspress/late-styles.`,
    );
  }
  const css = await readFile(path.join(folder, sheet), 'utf8');
  const names = await readdir(outDir, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  for (const kind of await kindsIn(outDir, pages)) {
    await give(kind, { outDir, css, sheet: `${base}static/css/${sheet}` });
  }
  await rm(path.join(folder, sheet));
}

/** Writes both parts of the styles for pages of one kind, and puts them into these pages. */
async function give(
  { name, files }: Kind,
  { outDir, css, sheet }: { outDir: string; css: string; sheet: string },
): Promise<void> {
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { first, late } = splitStyles(css, placesIn(pages), pages);
  const write = async (folder: string, extension: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const address = `static/${folder}/${name}.${hash}.${extension}`;
    await writeFile(path.join(outDir, address), content);
    return base + address;
  };
  const own = await write('css', 'css', first);
  const script = await write('js', 'js', adopting(late));
  for (const [index, file] of files.entries()) {
    await writeFile(file, withSplitStyles(pages[index] ?? '', { sheet, own, script }));
  }
}

/** A script that adds styles to the page, after those that it has. A constructed sheet needs no permission to write `<style>`. */
function adopting(css: string): string {
  return `{const s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});document.adoptedStyleSheets.push(s)}\n`;
}
