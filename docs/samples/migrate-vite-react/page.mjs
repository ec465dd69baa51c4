import { readFileSync } from 'node:fs';
import vm from 'node:vm';

// What three <script> tags do, with React 18.
const installed = import.meta.resolve('react/package.json');
const urls = [
  '../react-18/umd/react',
  '../react-dom-18/umd/react-dom-server-legacy.browser',
].map((file) => `${file}.production.min.js`);

for (const tool of ['vite', 'rslib']) {
  const page = vm.createContext({});
  page.self = page;
  const run = (file) =>
    vm.runInContext(readFileSync(file, 'utf8'), page);
  for (const url of urls) run(new URL(url, installed));
  run(`dist/${tool}/like-button.umd.cjs`);
  const { React, ReactDOMServer, LikeButton } = page;
  const button = React.createElement(LikeButton.LikeButton);
  console.log(tool, ReactDOMServer.renderToString(button));
}
