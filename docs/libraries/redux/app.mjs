import * as redux from 'redux';

const { applyMiddleware, bindActionCreators, combineReducers, compose, createStore } =
  redux;

const count = (state = 0, { type, by }) => (type === 'added' ? state + by : state);
const last = (state = 'none', { type }) => (type.startsWith('@@') ? state : type);
const log = [];
const logger = () => (next) => (action) => {
  log.push(action.type);
  return next(action);
};
const store = createStore(
  combineReducers({ count, last }),
  compose(applyMiddleware(logger)),
);
const unsubscribe = store.subscribe(() => console.log(store.getState()));
const { add } = bindActionCreators(
  { add: (by) => ({ type: 'added', by }) },
  store.dispatch,
);
add(2);
add(3);
unsubscribe();
add(4);
console.log(
  store.getState(),
  log,
  redux.isPlainObject({}),
  redux.isAction({ type: 'x' }),
);
try {
  store.dispatch('text');
} catch (error) {
  // Development and production builds word it differently.
  console.log(error.name);
}
