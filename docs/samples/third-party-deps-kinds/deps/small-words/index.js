const words = ['a', 'and', 'of', 'the', 'to'];

export const isSmall = (word) => words.includes(word);
