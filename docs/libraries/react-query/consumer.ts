import {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { createElement } from 'react';

const price = queryOptions({ queryKey: ['price'], queryFn: () => Promise.resolve(250) });

export function Price() {
  const { data } = useQuery(price);
  const known: number | undefined = data;
  // @ts-expect-error a price is a number
  const wrong: string | undefined = data;
  return createElement('p', null, known, wrong);
}

const client = new QueryClient();
export const app = createElement(QueryClientProvider, { client }, createElement(Price));
