import {
  QueryClient,
  QueryClientProvider,
  useIsFetching,
  useQuery,
} from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const client = new QueryClient();
client.setQueryData(['price'], 250);

function Price() {
  const { data, status } = useQuery({ queryKey: ['price'], queryFn: () => 300 });
  const waiting = useQuery({ queryKey: ['stock'], queryFn: () => 3 });
  return createElement(
    'p',
    null,
    `${data} ${status} ${waiting.status} ${useIsFetching()}`,
  );
}

console.log(
  renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(Price)),
  ),
);
client.clear();
