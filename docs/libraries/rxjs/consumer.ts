import { firstValueFrom, map, type Observable, type OperatorFunction, of } from 'rxjs';
import { ajax } from 'rxjs/ajax';
import { filter } from 'rxjs/operators';

const double: OperatorFunction<number, number> = map((price: number) => price * 2);
export const prices: Observable<number> = of(1, 2).pipe(
  double,
  filter((price) => price > 2),
);
export const first: Promise<number> = firstValueFrom(prices);
export const load = () => ajax.getJSON<{ price: number }>('/price');
// @ts-expect-error a price is a number
export const wrong: Observable<string> = prices;
