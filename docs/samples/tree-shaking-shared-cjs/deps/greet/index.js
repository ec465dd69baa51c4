exports.greet = (word, name) => `${word}, ${name}!`;
