import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';

const cart = createSlice({
  name: 'cart',
  initialState: { items: [] as string[] },
  reducers: {
    added(state, { payload }: PayloadAction<string>) {
      state.items.push(payload);
    },
  },
});
const api = createApi({
  baseQuery: fakeBaseQuery<string>(),
  endpoints: ({ query }) => ({
    price: query<number, number>({ queryFn: (id) => ({ data: id * 100 }) }),
  }),
});
const store = configureStore({
  reducer: { cart: cart.reducer, [api.reducerPath]: api.reducer },
  middleware: (getDefault) => getDefault().concat(api.middleware),
});
export const items: string[] = store.getState().cart.items;
export const usePrice: (id: number) => { data?: number | undefined } = api.usePriceQuery;
store.dispatch(cart.actions.added('tea'));
// @ts-expect-error an item is a string
store.dispatch(cart.actions.added(1));
