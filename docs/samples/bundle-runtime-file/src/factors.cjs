exports.inch = 2.54;
exports.ounce = 28.35;
