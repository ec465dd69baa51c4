exports.home = __dirname;
