import type { RspressPlugin } from '@rspress/core';
import { expansion } from '@site/pages/expansion';
import { librariesFolder, listLibraries } from './build/library.ts';
import { expandLibraries } from './page/expand.ts';

/**
 * Rspress plugin for `<Libraries />` and `<Library name="…" />`, which it replaces by what is
 * recorded, before the framework compiles the page. It uses the components of samples, so it comes
 * before them in the list of plugins, where its transform runs after theirs.
 */
export function corpus(): RspressPlugin {
  return { name: 'site-corpus', builderConfig: { plugins: [expandPages] } };
}

const expandPages = expansion('site-corpus', ['Libraries', 'Library'], (context) => {
  for (const id of listLibraries())
    context.addDependency(`${librariesFolder}/${id}/recorded.json`);
  return expandLibraries(context.code, context.resourcePath);
});
