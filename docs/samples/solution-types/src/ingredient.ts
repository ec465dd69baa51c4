export interface Ingredient {
  name: string;
  grams: number;
}
