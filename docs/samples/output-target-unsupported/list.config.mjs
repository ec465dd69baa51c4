export default {
  lib: [{ output: { target: ['node', 'web'] } }],
};
