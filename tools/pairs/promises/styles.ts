import { has, type Promises, scripts, styles } from './output.ts';

const ruleOf = (text: string) =>
  text.includes('4321px') && /rgb\(1, ?2|#010203/.test(text);

/** Stylesheets. */
export const stylePromises: Promises = {
  'styles are a file, or injected': {
    applies: (build) => build.input === 'react',
    kept: (build) => {
      const inFiles = styles(build)
        .map(([, text]) => text)
        .join('\n');
      const inScripts = scripts(build)
        .map(([, text]) => text)
        .join('\n');
      const injected = has(build, 'injectStyles', 'true');
      return injected
        ? ruleOf(inScripts) && inFiles === ''
        : ruleOf(inFiles) && !ruleOf(inScripts);
    },
  },
  'injected styles are there once': {
    applies: (build) => build.input === 'react' && has(build, 'injectStyles', 'true'),
    kept: (build) =>
      scripts(build)
        .map(([, text]) => text.replace(/\/\/# sourceMappingURL.*/g, ''))
        .join('')
        .split('4321px').length <= 2,
  },
};
