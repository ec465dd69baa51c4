import * as rxjs from 'rxjs';
import { TestScheduler } from 'rxjs/testing';

const { BehaviorSubject, combineLatest, filter, firstValueFrom, from, map, of, toArray } =
  rxjs;

const price = new BehaviorSubject(100);
const count = new BehaviorSubject(1);
const totals = [];
const subscription = combineLatest([price, count])
  .pipe(
    map(([one, many]) => one * many),
    filter((total) => total < 1000),
  )
  .subscribe((total) => totals.push(total));
count.next(3);
price.next(500);
price.next(200);
subscription.unsubscribe();
price.next(1);
console.log(totals, price.observed);

new TestScheduler((actual, expected) => {
  console.log(JSON.stringify(actual) === JSON.stringify(expected), expected.length);
}).run(({ cold, expectObservable }) => {
  expectObservable(cold('a-b|').pipe(map((text) => text + text))).toBe('x-y|', {
    x: 'aa',
    y: 'bb',
  });
});
firstValueFrom(
  from([1, 2, 3]).pipe(
    rxjs.mergeMap((x) => of(x, x * 2)),
    toArray(),
  ),
).then((all) => {
  console.log(all);
  firstValueFrom(rxjs.EMPTY).catch((error) =>
    console.log(error.name, error instanceof rxjs.EmptyError),
  );
});
