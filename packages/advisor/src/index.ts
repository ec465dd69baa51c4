import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';

/**
 * Rspress plugin for `<Advisor />` and `<PackageCheck />`: imports the components on the pages that
 * have them, so that only these pages load them.
 */
export function advisor(): RspressPlugin {
  return { name: 'site-advisor', builderConfig: { plugins: [imports] } };
}

const imports = expansion('site-advisor', ['Advisor', 'PackageCheck'], ({ code }) => {
  const names = ['Advisor', 'PackageCheck'].filter((name) =>
    code.includes(`<${name} />`),
  );
  // At the end, so that no line number changes.
  return names.reduce(
    (text, name) => `${text}\n\nimport ${name} from '@site/advisor/browser/${name}';\n`,
    code,
  );
});
