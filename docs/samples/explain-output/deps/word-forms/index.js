exports.plural = (word) => `${word}s`;
