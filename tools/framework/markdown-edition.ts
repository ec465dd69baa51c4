import { contract } from './contract.ts';

const { met } = contract(
  'markdown-edition.ts',
  'the Markdown edition of the pages is built in an environment of its own, named "node_md".',
  { inEveryBuild: true },
);

/** Whether a page is compiled for the Markdown edition, where nothing folds and nothing moves. `context` is that of a transform. */
export function isMarkdownEdition(context: {
  readonly environment: { readonly name: string };
}): boolean {
  if (context.environment.name !== 'node_md') return false;
  met();
  return true;
}
