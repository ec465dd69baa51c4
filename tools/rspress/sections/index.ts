import type { RsbuildPlugin } from '@rslib/core';
import { chunkFile } from './file-names.ts';
import { beginLater, findLater } from './framework.ts';
import { moveNames } from './names.ts';
import { askedFor } from './routes.ts';
import type { Section } from './section.ts';
import { sidebarsOf, withoutSidebars } from './sidebars.ts';

/**
 * Rsbuild plugin that takes out of the script that every page carries what it knows of sections, those that `sections` gives when the build begins. Each comes as a
 * script of its own: what a reader is sent does not grow with the sections that the reader is not in (decisions/weight.md). Without sections it does nothing. The
 * list of routes is split by tools/rspress/light-pages, which writes it.
 */
export function splitSections(sections: () => readonly Section[]): RsbuildPlugin {
  const environments = ['web'];
  return {
    name: 'site-sections',
    // Transforms run from the last plugin to the first, and this one changes what that one writes.
    post: ['rsbuild:virtual-module'],
    setup(api) {
      api.modifyBundlerChain((chain, { environment, isProd }) => {
        if (!isProd || environment.name !== 'web') return;
        chain.output.chunkFilename(({ chunk }) => chunkFile(chunk?.name));
      });
      api.transform(
        { test: /[\\/]virtual-site-data\.js$/, environments },
        ({ code, resourceQuery }) => {
          const section = askedFor(resourceQuery, sections());
          if (section) return sidebarsOf(code, section);
          return sections().length > 0 ? withoutSidebars(code, sections()) : code;
        },
      );
      const runtime = /[\\/]@rspress[\\/]core[\\/]dist[\\/]runtime[\\/]/.source;
      api.transform(
        { test: new RegExp(`${runtime}route\\.js$`), environments },
        ({ code }) => (sections().length > 0 ? findLater(code) : code),
      );
      api.transform(
        { test: new RegExp(`${runtime}(?:ssr|csr)ClientEntry\\.js$`), environments },
        ({ code }) => (sections().length > 0 ? beginLater(code) : code),
      );
      // Before they are minified, and before their own names get the hashes of what they hold at last.
      api.processAssets(
        { stage: 'optimize', environments },
        ({ assets, compilation, sources }) => {
          if (sections().length === 0) return;
          const scripts = new Map(
            Object.entries(assets)
              .filter(([file]) => file.endsWith('.js'))
              .map(([file, source]) => [file, source.source().toString()]),
          );
          for (const [file, text] of moveNames(scripts))
            compilation.updateAsset(file, new sources.RawSource(text));
        },
      );
    },
  };
}
