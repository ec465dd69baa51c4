import type { Ingredient } from './ingredient.js';
export type { Ingredient };
export interface Recipe {
    title: string;
    ingredients: Ingredient[];
}
