import type { Ingredient } from './ingredient';

export type { Ingredient };

export interface Recipe {
  title: string;
  ingredients: Ingredient[];
}
