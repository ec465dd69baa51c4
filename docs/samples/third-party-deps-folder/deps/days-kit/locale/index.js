exports.today = 'heute';
