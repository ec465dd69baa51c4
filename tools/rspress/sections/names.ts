import { pageScript } from './file-names.ts';

/** Stands in the script of a section until the names of its pages' scripts are known. */
export const placeOfNames = '"names of scripts"';

const name = new RegExp(
  `^\\s*if \\(chunkId === ("[^"]+"|\\d+)\\) return "${pageScript.before}[^".]+\\.([^".]+)${pageScript.after}";\\n`,
  'gm',
);
/** Where a script asks for another, by its id. The bundler writes beside it what it is. */
const asked = /\.e\((?:\/\*[^*]*\*\/ ?)?("[^"]+"|\d+)\)/g;

/**
 * Scripts, by their names, as the bundler writes them before they are minified, with the names of pages' scripts in those of their sections. The bundler has all of them in
 * the entry, with hashes, which do not compress. Gives the scripts that change.
 *
 * @throws when the entry does not say them line by line, or a section asks for no page
 */
export function moveNames(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const moved = new Map<string, string>();
  const sections = [...scripts].filter(([, text]) => text.includes(placeOfNames));
  if (sections.length === 0) return moved;
  const [entry, code] =
    [...scripts].find(([, text]) => text.match(name)) ?? unknown('No script has');
  const hashes = new Map([...code.matchAll(name)].map(([, id, hash]) => [id, hash]));
  const gone = new Set<string>();
  for (const [file, text] of sections) {
    const pages = [...text.matchAll(asked)]
      .map(([, id = '']) => id)
      .filter((id) => hashes.has(id));
    if (pages.length === 0) unknown(`${file} asks for no page of`);
    for (const id of pages) gone.add(id);
    const list = pages.map((id) => `${id}: "${hashes.get(id)}"`);
    moved.set(
      file,
      text.replace(placeOfNames, () => `{ ${list.join(', ')} }`),
    );
  }
  const kept = code.replace(name, (line, id: string) => (gone.has(id) ? '' : line));
  return moved.set(entry, kept);
}

function unknown(what: string): never {
  throw new Error(
    `${what} the list of the names of pages' scripts. The bundler writes it in another way; adapt tools/rspress/sections/names.ts.`,
  );
}
