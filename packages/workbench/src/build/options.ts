import { parseFacts } from '@site/facts/facts';
import facts from '@site/facts/facts.json' with { type: 'json' };
import { linkOf } from '@site/facts/places';
import places from '@site/facts/places.json' with { type: 'json' };
import purposes from '@site/facts/purposes.json' with { type: 'json' };
import type { Language } from '@site/mdx/language';
import type { Options } from '../browser/playground/help/options.ts';

const { fields } = parseFacts(JSON.stringify(facts));
const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = purposes;

/** What the editor says about options: as the tool's types declare them, with what they are for. */
export function optionsOf(language: Language, inside = ''): Options {
  const prefix = language === 'zh' ? '/zh' : '';
  const names = Object.keys(fields).filter((name) => name.startsWith(inside));
  const own = names.flatMap((name) => {
    const rest = name.slice(inside.length);
    // `exe.targets[].arch` is in a list, `cjs['import.meta.url']` a name in quotation marks.
    const plain = inside ? /^(?:\[\])?\.(\w+)$/ : /^(\w+)$/;
    const found = (plain.exec(rest) ?? /^\['([^']+)'\]$/.exec(rest))?.[1];
    return found ? [[found, name] as const] : [];
  });
  const entries = own.map(([key, name]) => {
    const field = fields[name];
    const link = linkOf(name, places);
    const text = link && texts[link]?.[language];
    const within = optionsOf(language, name);
    return [
      key,
      {
        type: field?.type ?? '',
        isTop: field?.topLevel ?? false,
        isItem: field?.item ?? false,
        ...(link && { link: prefix + link }),
        ...(text && { text }),
        ...(Object.keys(within).length > 0 && { options: within }),
      },
    ] as const;
  });
  return Object.fromEntries(entries);
}
