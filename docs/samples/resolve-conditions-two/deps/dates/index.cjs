exports.settings = { zone: 'UTC' };
