import * as immer from 'immer';

immer.enablePatches();
immer.enableMapSet();
const { produce, produceWithPatches, applyPatches, original, current } = immer;

const before = { title: 'Tea', tags: ['hot'], sizes: new Map([['s', 1]]) };
const after = produce(before, (draft) => {
  draft.tags.push('green');
  draft.sizes.set('m', 2);
  console.log(original(draft) === before, current(draft).tags);
});
console.log(after, before.tags, Object.isFrozen(after));

const [next, patches, inverse] = produceWithPatches(after, (draft) => {
  draft.title = 'Coffee';
});
console.log(next.title, patches, applyPatches(next, inverse).title);
try {
  produce({ a: 1 }, (draft) => {
    draft.a = 2;
    return { a: 3 };
  });
} catch (error) {
  // Development and production builds word it differently.
  console.log(error.name, error.message.startsWith('[Immer]'));
}
