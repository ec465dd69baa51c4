import {
  type Action,
  combineReducers,
  createStore,
  legacy_createStore,
  type Reducer,
} from 'redux';

interface Added extends Action<'added'> {
  readonly by: number;
}

const count: Reducer<number, Added> = (state = 0, action) => state + action.by;
const store = createStore(combineReducers({ count }));
export const state: { count: number } = store.getState();
export const legacy = legacy_createStore(count);
store.dispatch({ type: 'added', by: 1 });
// @ts-expect-error an action needs its fields
store.dispatch({ type: 'added' });
