import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';

/**
 * Rspress plugin for `<Advisor />`: imports the component on the page that has it, so that only
 * this page loads it.
 */
export function advisor(): RspressPlugin {
  return { name: 'site-advisor', builderConfig: { plugins: [imports] } };
}

// At the end, so that no line number changes.
const imports = expansion(
  'site-advisor',
  ['Advisor'],
  ({ code }) => `${code}\n\nimport Advisor from '@site/advisor/browser/Advisor';\n`,
);
