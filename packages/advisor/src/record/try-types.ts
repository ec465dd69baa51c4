import { compileAll, type Mode } from './compile.ts';
import type { Check } from './outcome.ts';
import type { Tried } from './tried.ts';

/** Compiles the consumers of packages with types, each way of looking them up for all at once. */
export function tryTypes(tried: readonly Tried[], scratch: string): Map<Tried, Check[]> {
  const found = new Map<Tried, Check[]>();
  const run = (mode: Mode, filesOf: (one: Tried) => readonly string[]) => {
    const typed = tried.filter(({ leaf }) => leaf.plan.types);
    const said = compileAll(mode, typed.flatMap(filesOf), scratch);
    for (const one of typed) {
      const answers = filesOf(one).flatMap((file) => said.get(file) ?? []);
      const [answer] = answers;
      if (answer) found.set(one, [...(found.get(one) ?? []), { kind: mode, ...answer }]);
    }
  };
  run('types-node16', (one) => [
    `${one.consumer}/use.ts`,
    ...(isCommonjs(one) ? [`${one.consumer}/use.cts`] : []),
  ]);
  run('types-bundler', ({ consumer }) => [`${consumer}/use.ts`]);
  run('types-require', (one) =>
    !isCommonjs(one) && one.leaf.plan.node === '20.19' ? [`${one.consumer}/use.cts`] : [],
  );
  return found;
}

function isCommonjs({ leaf }: Tried): boolean {
  return leaf.plan.formats.includes('cjs');
}
