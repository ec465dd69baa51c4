import { createServer } from 'node:http';
import store from 'store';

const server = createServer((_, response) => {
  response.end(store.read());
});

server.listen(0, async () => {
  const { port } = server.address();
  const answer = await fetch(`http://localhost:${port}`);
  console.log(await answer.text());
  server.close();
});
