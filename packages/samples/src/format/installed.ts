import { readJson } from '@site/mdx/json-file';
import { repository } from '@site/mdx/repository';

/** The version of a package that is installed in `folder`, the repository by default. */
export function installedVersion(name: string, folder = repository): string {
  return readJson<{ version: string }>(`${folder}/node_modules/${name}/package.json`, {
    version: 'string',
  }).version;
}
