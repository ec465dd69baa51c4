exports.read = () => 'data';
