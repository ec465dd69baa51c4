import { createSelector, createStructuredSelector, type Selector } from 'reselect';

interface State {
  readonly prices: readonly number[];
  readonly name: string;
}

const sum = createSelector([(state: State) => state.prices], (prices) =>
  prices.reduce((total, price) => total + price, 0),
);
export const total: Selector<State, number> = sum;
export const both = createStructuredSelector({ sum, name: (state: State) => state.name });
export const text: string = both({ prices: [], name: 'cart' }).name;
// @ts-expect-error a sum is a number
export const wrong: string = sum({ prices: [], name: 'cart' });
