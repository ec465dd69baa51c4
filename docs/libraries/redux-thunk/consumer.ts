import { applyMiddleware, createStore, type UnknownAction } from 'redux';
import { type ThunkAction, thunk, withExtraArgument } from 'redux-thunk';

type Thunk = ThunkAction<number, number, string, UnknownAction>;

const reducer = (state = 0, _action: UnknownAction) => state;
export const store = createStore(reducer, applyMiddleware(withExtraArgument('api')));
export const read: Thunk = (_dispatch, getState, extra) => getState() + extra.length;
export const plain = applyMiddleware(thunk);
// @ts-expect-error a thunk returns what its type says
export const wrong: Thunk = () => 'text';
