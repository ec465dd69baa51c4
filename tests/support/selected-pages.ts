import { base } from '@site/settings';
import { routes, type SiteRoute } from './routes.ts';
import { hasChanged } from './selection.ts';

/** A page of each kind, in one language: both have the same structure. */
export const pagesOfEachKind: readonly string[] = [
  '',
  'zh/',
  'guide/start/quick-start',
  'zh/guide/solution/react',
  'config/',
  'zh/config/lib/banner',
  'guide/start/explorer',
  'zh/guide/start/glossary',
  'guide/basic/publish',
  'zh/guide/basic/explain-output',
].map((path) => base + path);

/** The pages whose source changed: all of them in a run that leaves nothing out. */
export function changedPages(): SiteRoute[] {
  return routes().filter(({ path }) => hasChanged(sourcesOf(path)));
}

/** One page of each kind, and the pages whose source changed. */
export function selectedPages(): SiteRoute[] {
  return routes().filter(
    ({ path }) => pagesOfEachKind.includes(path) || hasChanged(sourcesOf(path)),
  );
}

/** Possible source files of a page. */
function sourcesOf(path: string): string[] {
  const route = path.slice(base.length);
  const page = route.startsWith('zh/') ? route : `en/${route}`;
  return [`docs/${page}.mdx`, `docs/${page}index.mdx`];
}
