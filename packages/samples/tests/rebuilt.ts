import { expect, test } from '@playwright/test';
import { type Kind as Group, isRebuilt } from '@site/test-support/selection';
import { type Built, type Kind, rebuild } from '../src/build/kind.ts';

/**
 * Tests that items of a kind are built and used as recorded: those that this run builds again. The
 * functions give the sources of a record and the files that hold it, as `isRebuilt` expects them.
 */
export function testRebuilt<B extends Built>(
  group: Group,
  kind: Kind<B>,
  sourcesOf: (name: string) => readonly string[],
  recordsOf: (name: string) => readonly string[],
): void {
  for (const name of kind.names())
    for (const item of kind.itemsOf(name)) {
      if (!isRebuilt(group, item, sourcesOf(name), recordsOf(name))) continue;
      test(`the ${kind.noun} ${item} is built and used as recorded`, async () => {
        expect((await rebuild(kind, item, name)).join('\n')).toBe('');
      });
    }
}
