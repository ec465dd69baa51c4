import type { Completion } from '@codemirror/autocomplete';
import type { Language } from '@site/mdx/language';
import { type Help, inText, isAsked, panelOf } from './help';
import { manifestFields, manifestPlace, withPaths } from './manifest';

export interface ManifestHelpOptions {
  readonly lang: Language;
  /** The files that a build emitted. */
  readonly emitted: readonly string[];
  /** That of links. */
  readonly label: string;
  /** In front of links. */
  readonly prefix: string;
}

/** What the site knows about fields of `package.json`: names, values, and emitted files. */
export function manifestHelp({
  lang,
  emitted,
  label,
  prefix,
}: ManifestHelpOptions): Help {
  const panel = (name: string) => {
    const field = manifestFields[name];
    const link = field?.link && { href: prefix + field.link, label };
    return panelOf(`"${name}"`, field?.[lang], link || undefined);
  };
  return {
    async complete(context) {
      if (!isAsked(context)) return null;
      const text = context.state.doc.toString();
      const { field, isName, depth, from, to } = manifestPlace(text, context.pos);
      const word = context.matchBefore(/\w+/)?.from ?? context.pos;
      const offer = (options: Completion[]) =>
        from === undefined
          ? { from: word, options }
          : inText(context, { from, to }, options);
      if (depth === 1 && (isName || !field)) {
        const names = Object.keys(manifestFields);
        const options = names.map((name) => {
          return { label: `"${name}"`, info: () => panel(name) };
        });
        return offer(options);
      }
      if (isName) return null;
      const values = depth === 1 ? (manifestFields[field]?.values ?? []) : [];
      const isPath = withPaths.includes(field);
      const paths = isPath ? emitted.map((path) => `"./${path}"`) : [];
      const options = [...values, ...paths].map((word) => {
        return { label: word.replace(/\s+/g, ' '), apply: word };
      });
      return offer(options);
    },
    async hover(view, position) {
      const place = manifestPlace(view.state.doc.toString(), position);
      const { field, isName, depth, from, to } = place;
      if (!isName || depth !== 1 || from === undefined || !manifestFields[field])
        return null;
      return { pos: from, end: to, create: () => ({ dom: panel(field) }) };
    },
  };
}
