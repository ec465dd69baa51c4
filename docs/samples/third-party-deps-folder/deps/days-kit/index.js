exports.week = 7;
