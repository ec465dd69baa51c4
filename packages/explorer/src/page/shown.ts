import type { PageTag } from '@site/pages/tags';
import { findSnapshot } from '../browser/data/find.ts';
import { parseKey } from '../browser/data/key.ts';
import type { Snapshot, SourceFile } from '../browser/data/types.ts';
import { readRecord } from '../record/record.ts';

/** What a page shows of the explorer before anybody touches it. */
export interface Shown {
  readonly snapshot: Snapshot;
  readonly sources: readonly SourceFile[];
}

/** What a tag shows. Throws for a tag that is written wrongly or names no state. */
export function shownBy(tag: PageTag<'Explorer'>): Shown {
  const key = tag.attributes.get('state');
  if (!tag.alone)
    throw new Error('<Explorer> stands amid other text, or holds something.');
  if (typeof key !== 'string') throw new Error('<Explorer> has no state.');
  const state = parseKey(key);
  const { data } = readRecord(state.input);
  return { snapshot: findSnapshot(data, state), sources: data.sources };
}
