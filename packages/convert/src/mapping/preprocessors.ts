import { get, is } from '../read/value.ts';
import { put, type Settings } from '../write/node.ts';
import * as rules from './rules.ts';
import { addPlugin } from './shared.ts';

/** The options of Sass or Less are those of a plugin: some of its loader, others of the compiler. */
const optionsOf =
  (id: string): rules.Rule =>
  (value, use) => {
    if (value.kind !== 'object') return rules.leave(use, value);
    const options: Settings = {};
    for (const { name, value: given } of value.fields) {
      const own = { ...use, option: `${use.option}.${name}` };
      const isOfLoader = /^(?:additionalData|implementation)$/.test(name);
      const path = `${id}LoaderOptions.${isOfLoader ? '' : `${id}Options.`}`;
      if (name === '...') rules.leave(own, given);
      else if (name === 'api')
        (is(given, 'legacy') ? rules.byHand : rules.unneeded)(given, own);
      else {
        const node = rules.written(given, own, '');
        // The name of the only interface that Sass will keep.
        const now = name === 'includePaths' ? 'loadPaths' : name;
        if (node !== undefined) put(options, path + now, node);
      }
    }
    addPlugin(use, id, options);
  };

const sass = optionsOf('sass');

/** Options of the languages that become CSS. Both syntaxes of Sass have one plugin. */
export const preprocessors: rules.Rule = (value, use) =>
  rules.fields({
    scss: sass,
    sass: get(value, 'scss') ? rules.byHand : sass,
    less: optionsOf('less'),
    ...rules.every(rules.none, 'styl stylus'),
  })(value, use);
