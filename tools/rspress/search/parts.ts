/** What a section says and what it shows. */
export interface Parts {
  readonly prose: string;
  readonly code: string;
}

/** The emitted text does not say what was code. It is told by its layout: indents, and how its lines begin and end. */
const codeLine =
  /^\s{2,}\S|[;{}[(]\s*$|=>\s*$|^[\])}]+[;,]?$|^(?:import|export|const|var|let|function|return)\b.*['";{]|^(?:\/\*|\/\/|\$ |"use )|^File \(/m;

/** The runtime that the bundler writes into output is the same everywhere and answers nobody's question. */
const runtime = /__webpack_require__|__webpack_exports__|__rspack_/;

/** Tells prose and code of a section's text apart, block by block. */
export function partsOf(text: string): Parts {
  const prose: string[] = [];
  const code: string[] = [];
  for (const block of text.split(/\n{2,}/)) {
    if (codeLine.test(block)) {
      code.push(...block.split('\n').filter((line) => !runtime.test(line)));
    } else if (block.trim() !== '') prose.push(block.trim());
  }
  return { prose: prose.join('\n'), code: code.join('\n') };
}
