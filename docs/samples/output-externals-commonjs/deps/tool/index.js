exports.use = () => 'used';
