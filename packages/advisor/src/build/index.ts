import type { Block } from '@site/mdx/blocks';

/** `<Advisor />`: the page that has it imports the component, so that only this page loads it. */
export const advisorBlock: Block = {
  tag: 'Advisor',
  folder: 'packages/advisor',
  ownStyles: true,
  // At the end, so that no line number changes.
  expand: ({ code }) =>
    `${code}\n\nimport Advisor from '@site/advisor/browser/Advisor';\n`,
};
