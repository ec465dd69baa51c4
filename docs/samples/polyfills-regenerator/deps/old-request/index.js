// What Babel made of `function* () { return 1; }`.
exports.request = regeneratorRuntime.mark(function request() {
  return regeneratorRuntime.wrap(function request$(context) {
    return context.abrupt('return', 1);
  }, request);
});
