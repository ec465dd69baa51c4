exports.widen = (text, width) =>
  String(text).padEnd(width);

exports.narrow = (text, width) =>
  String(text).slice(0, width);
