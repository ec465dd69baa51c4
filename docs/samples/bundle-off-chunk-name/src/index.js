export const load = () =>
  import(/* webpackChunkName: "words" */ './words.js');
