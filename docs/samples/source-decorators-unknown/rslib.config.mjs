export default {
  source: { decorators: { version: '2025-11' } },
  lib: [{}],
};
