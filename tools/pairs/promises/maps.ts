import { SourceMap } from 'node:module';
import type { Build } from '../build.ts';
import { emitted, entry, has, type Promises, scripts } from './output.ts';

/** The source map of a file: beside it or in its last line. */
function mapOf({ files }: Build, [name, code]: [string, string]): string | undefined {
  const inline = /sourceMappingURL=data:[^,]+;base64,([\w+/=]+)\s*$/.exec(code)?.[1];
  if (inline) return Buffer.from(inline, 'base64').toString();
  return code.includes('sourceMappingURL=') ? files.get(`${name}.map`) : undefined;
}

/** Whether the source map leads from the marker in the entry to the marker in the source. */
function maps(build: Build): boolean {
  const [name, code] = entry(build);
  const text = mapOf(build, [name, code]);
  if (!text) return false;
  const before = code.slice(0, code.indexOf('MARKER-TEXT')).split('\n');
  const found = new SourceMap(JSON.parse(text)).findEntry(
    before.length - 1,
    before.at(-1)?.length ?? 0,
  );
  return 'originalSource' in found && /src\/index\.tsx?$/.test(found.originalSource);
}

/** Source maps. */
export const mapPromises: Promises = {
  'the map of the entry leads to its source': {
    applies: (build) => !has(build, 'sourceMap', 'unset'),
    kept: maps,
  },
  'every script has a map': {
    applies: (build) => !has(build, 'sourceMap', 'unset'),
    kept: (build) => scripts(build).every((one) => mapOf(build, one) !== undefined),
  },
  'there is no map without the option': {
    applies: (build) => has(build, 'sourceMap', 'unset'),
    kept: (build) => emitted(build, /\.map$/).length === 0,
  },
};
