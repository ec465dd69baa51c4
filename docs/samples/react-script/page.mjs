import { existsSync, readFileSync } from 'node:fs';
import vm from 'node:vm';

const at = (file) =>
  new URL(file, import.meta.resolve('react/package.json'));
console.log('React 19 has umd/:', existsSync(at('umd')));

const umd = [
  '../react-18/umd/react',
  '../react-dom-18/umd/react-dom-server-legacy.browser',
].map((file) => at(`${file}.production.min.js`));

// What three <script> tags do, with React 18.
const page = vm.createContext({});
page.self = page;
for (const file of [...umd, 'dist/outside.js']) {
  vm.runInContext(readFileSync(file, 'utf8'), page);
}
const { React, ReactDOMServer, LikeWidget } = page;
const button = React.createElement(LikeWidget.LikeButton);
const html = ReactDOMServer.renderToString(button);
console.log(React.version, html);
