import {
  type Draft,
  enablePatches,
  type Patch,
  produce,
  produceWithPatches,
} from 'immer';

interface Order {
  readonly title: string;
  readonly tags: readonly string[];
}

enablePatches();
const order: Order = { title: 'Tea', tags: [] };
export const changed: Order = produce(order, (draft: Draft<Order>) => {
  draft.tags.push('green');
});
export const patches: Patch[] = produceWithPatches(order, (draft) => {
  draft.title = 'Coffee';
})[1];
produce(order, (draft) => {
  // @ts-expect-error a title is a string
  draft.title = 1;
});
