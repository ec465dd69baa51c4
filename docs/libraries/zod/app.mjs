import { z } from 'zod';
import * as mini from 'zod/mini';

const Order = z.object({
  id: z.string().regex(/^o-\d+$/),
  items: z.array(z.object({ name: z.string(), price: z.number().positive() })).min(1),
  sent: z.coerce.date().optional(),
});
console.log(Order.parse({ id: 'o-1', items: [{ name: 'tea', price: 250 }] }));
const failed = Order.safeParse({ id: 'x', items: [], sent: '2025-01-02' });
console.log(failed.success, z.prettifyError(failed.error));
console.log(JSON.stringify(z.toJSONSchema(Order.omit({ sent: true }))));
console.log(mini.parse(mini.union([mini.string(), mini.number()]), 3));
z.config(z.locales.de());
console.log(z.string().safeParse(1).error.issues[0].message);
