import { findSnapshot } from '../../../theme/explorer/data/find.ts';
import { parseKey } from '../../../theme/explorer/data/key.ts';
import type { Snapshot, SourceFile } from '../../../theme/explorer/data/types.ts';
import { readRecord } from '../../explorer/record.ts';
import type { PageTag } from '../../pages/tags.ts';

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
