import type { Clock } from './clock';
import type { Stock } from './stock';

function inject(target: Function): void {
  console.log('inject:', target.name);
}

@inject
export class Cart {
  constructor(
    readonly stock: Stock,
    readonly clock: Clock,
  ) {}
}
