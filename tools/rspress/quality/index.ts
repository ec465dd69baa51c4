import path from 'node:path';
import type { RsbuildPlugin } from '@rslib/core';
import type { RspressPlugin } from '@rspress/core';
import { qualityFile, readQuality } from '../../quality/json.ts';
import { repository } from '../../repository/root.ts';
import { expandQuality } from './expand.ts';
import { absoluteLink, plainLink } from './programs.ts';

/**
 * Rspress plugin behind `<Quality part="…" />`: puts the figures that `npm run quality` wrote into pages, as plain tables, before the framework
 * compiles them. The build measures nothing itself; where a figure is missing, the page says so.
 */
export function quality(): RspressPlugin {
  return { name: 'site-quality', builderConfig: { plugins: [expansion] } };
}

const expansion: RsbuildPlugin = {
  name: 'site-quality',
  setup(api) {
    api.transform({ test: /\.mdx$/, order: 'pre' }, (context) => {
      if (!context.code.includes('<Quality')) return context.code;
      context.addDependency(qualityFile);
      const file = path.relative(repository, context.resourcePath).replaceAll('\\', '/');
      const markdown = context.environment.name === 'node_md';
      const link = markdown ? absoluteLink : plainLink;
      return expandQuality(context.code, file, readQuality(), link);
    });
  },
};
