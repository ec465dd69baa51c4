import { applyMiddleware, createStore } from 'redux';
import { thunk, withExtraArgument } from 'redux-thunk';

const reducer = (state = 0, action) =>
  action.type === 'added' ? state + action.value : state;
const add = (value) => (dispatch, getState, extra) => {
  dispatch({ type: 'added', value });
  return [getState(), extra];
};

const plain = createStore(reducer, applyMiddleware(thunk));
console.log(plain.dispatch(add(2)));
const extended = createStore(reducer, applyMiddleware(withExtraArgument('api')));
console.log(extended.dispatch(add(3)), extended.getState());
