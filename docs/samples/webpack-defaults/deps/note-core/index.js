exports.note = (text) => ({ text });
