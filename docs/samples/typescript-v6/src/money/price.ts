export interface Price {
  amount: number;
  currency: 'EUR' | 'CHF';
}
