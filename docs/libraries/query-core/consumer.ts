import {
  QueryClient,
  QueryObserver,
  type QueryObserverResult,
} from '@tanstack/query-core';

const client = new QueryClient();
const observer = new QueryObserver(client, {
  queryKey: ['price', 1],
  queryFn: () => Promise.resolve(250),
});
export const result: QueryObserverResult<number, Error> = observer.getCurrentResult();
export const price: Promise<number> = client.fetchQuery({
  queryKey: ['price', 1],
  queryFn: async () => 250,
});
// @ts-expect-error a price is a number
export const wrong: string | undefined = observer.getCurrentResult().data;
