import { createSelector, createStructuredSelector, lruMemoize } from 'reselect';

let runs = 0;
const total = createSelector(
  [({ prices }) => prices, ({ tax }) => tax],
  (prices, tax) => {
    runs++;
    return prices.reduce((sum, price) => sum + price, 0) * (1 + tax);
  },
);
const state = { prices: [100, 200], tax: 0.5, name: 'cart' };
console.log(
  total(state),
  total({ ...state, name: 'other' }),
  runs,
  total.recomputations(),
);
console.log(total({ ...state, tax: 0 }), runs, total.dependencies.length);
const structured = createStructuredSelector({ total, name: ({ name }) => name });
console.log(structured(state));
const first = lruMemoize((text) => text[0], { maxSize: 2 });
console.log(first('tea'), first('tea'), first.resultsCount());
