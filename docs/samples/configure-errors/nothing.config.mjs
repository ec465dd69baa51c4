export default () => {
  ({ lib: [{ format: 'esm' }] });
};
