import { type Help, inText, isAsked, panelOf } from './help';
import { choicesAt, type Option, type Options, optionAt } from './options';

/** What the site knows about the options of a configuration. `label` is that of links to their pages. */
export function optionHelp(options: Options, label: string): Help {
  const panel = (name: string, { type, text, link }: Option) =>
    panelOf(`${name}: ${type}`, text, link ? { href: link, label } : undefined);
  return {
    async complete(context) {
      const { pos, state } = context;
      const word = context.matchBefore(/['"]?[\w-]*/);
      const choices = isAsked(context) && choicesAt(state.doc.toString(), pos, options);
      if (!choices) return null;
      const from = word?.from ?? pos;
      if (choices.kind === 'value') {
        const options = choices.words.map((word) => ({ label: word }));
        if (options.length === 0) return null;
        return choices.range
          ? inText(context, choices.range, options)
          : { from, options };
      }
      const completions = Object.entries(choices.options).flatMap(([name, option]) => {
        if (!choices.names.includes(name)) return [];
        return { label: name, info: () => panel(name, option) };
      });
      return { from, options: completions, validFor: /^\w*$/ };
    },
    async hover(view, position) {
      const found = optionAt(view.state.doc.toString(), position, options);
      if (!found) return null;
      const { from, to, name, option } = found;
      return { pos: from, end: to, create: () => ({ dom: panel(name, option) }) };
    },
  };
}

/** Asks one, and the other if the first has nothing to say. */
export function bothOf(first: Help, second: Help): Help {
  return {
    complete: async (context) =>
      (await first.complete(context)) ?? second.complete(context),
    hover: async (view, position) =>
      (await first.hover(view, position)) ?? second.hover(view, position),
  };
}
