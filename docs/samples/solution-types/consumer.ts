import type { Recipe } from 'recipe-types';

export const tea: Recipe = {
  title: 'Tea',
  ingredients: [{ name: 'leaves', grams: 2 }],
};
