exports.ticks = (max) => [0, max / 2, max];
