import { dehydrate, hydrate, QueryClient, QueryObserver } from '@tanstack/query-core';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const seen = [];
const observer = new QueryObserver(client, {
  queryKey: ['price', 1],
  queryFn: () => Promise.resolve(250),
});
const stop = observer.subscribe(({ status, data }) => seen.push([status, data]));
client
  .fetchQuery({
    queryKey: ['fails'],
    queryFn: () => Promise.reject(new Error('offline')),
  })
  .catch((error) => console.log(error.message))
  .then(() => client.fetchQuery({ queryKey: ['price', 1], staleTime: 1000 }))
  .then((price) => {
    stop();
    console.log(price, seen.at(-1), client.getQueryState(['fails']).status);
    const other = new QueryClient();
    hydrate(other, dehydrate(client));
    console.log(other.getQueryData(['price', 1]));
    client.clear();
    other.clear();
  });
