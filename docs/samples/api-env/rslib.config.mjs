export default (params) => {
  console.log(params);
  return { logLevel: 'error', lib: [{ format: 'esm' }] };
};
