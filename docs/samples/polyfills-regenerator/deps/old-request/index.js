// What Babel made of `function* () { return 1; }`.
var marked = regeneratorRuntime.mark(request);

function request() {
  return regeneratorRuntime.wrap(function step(context) {
    return context.abrupt('return', 1);
  }, marked);
}

exports.request = marked;
