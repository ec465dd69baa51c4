import { createHash } from 'node:crypto';

/** What a page holds between its own tags and a policy has to name: sources such as `'sha256-…'`, each once. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const script = /<script(?:\s[^>]*)?>(.*?)<\/script>/gs;
const style = /<style(?:\s[^>]*)?>(.*?)<\/style>/gs;

/** A kind of script that no browser runs: data, which a policy need not name. */
const data = /^<script\s[^>]*type="application\/(?:ld\+)?json"/;

/** The scripts and style sheets that stand in the HTML itself, as a content security policy names them: by a hash of their text. */
export function inlineSources(html: string): InlineSources {
  const scripts = [...html.matchAll(script)].filter(([tag]) => !data.test(tag));
  return { scripts: hashes(scripts), styles: hashes([...html.matchAll(style)]) };
}

/** What all of them hold together, each once and in an order that does not depend on theirs. */
export function together(all: readonly InlineSources[]): InlineSources {
  const union = (kind: keyof InlineSources) =>
    [...new Set(all.flatMap((one) => one[kind]))].sort();
  return { scripts: union('scripts'), styles: union('styles') };
}

/** The source that lets exactly this text run. */
export function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function hashes(found: readonly RegExpMatchArray[]): string[] {
  const texts = found.map(([, text = '']) => text).filter((text) => text !== '');
  return [...new Set(texts.map(sourceOf))];
}
