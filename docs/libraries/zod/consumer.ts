import { z } from 'zod';
import * as mini from 'zod/mini';

const Order = z.object({
  id: z.string(),
  items: z.array(z.object({ name: z.string(), price: z.number() })),
  sent: z.date().optional(),
});
type Order = z.infer<typeof Order>;

export const order: Order = Order.parse({});
export const names: string[] = order.items.map(({ name }) => name);
export const either: string | number = mini.parse(
  mini.union([mini.string(), mini.number()]),
  3,
);
// @ts-expect-error a price is a number
export const wrong: string | undefined = order.items[0]?.price;
