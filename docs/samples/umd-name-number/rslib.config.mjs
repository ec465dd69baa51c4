export default {
  lib: [{ format: 'umd', umdName: 7 }],
};
