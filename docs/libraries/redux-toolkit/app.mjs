import { configureStore, createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';

const load = createAsyncThunk('cart/load', (id) => Promise.resolve(['tea', id]));
const cart = createSlice({
  name: 'cart',
  initialState: { items: [] },
  reducers: {
    added(state, { payload }) {
      state.items.push(payload);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(load.fulfilled, (state, { payload }) => {
      state.items.push(...payload);
    }),
});
const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: ({ query }) => ({
    price: query({ queryFn: (id) => ({ data: id * 100 }) }),
  }),
});
const store = configureStore({
  reducer: { cart: cart.reducer, [api.reducerPath]: api.reducer },
  // The checks of development builds print how long they take.
  middleware: (getDefault) =>
    getDefault({ immutableCheck: false, serializableCheck: false }).concat(
      api.middleware,
    ),
});
store.dispatch(cart.actions.added('milk'));
store
  .dispatch(load('green'))
  .then(() => store.dispatch(api.endpoints.price.initiate(3)))
  .then(({ data, status }) => {
    console.log(store.getState().cart, data, status);
    store.dispatch(api.util.resetApiState());
  });
