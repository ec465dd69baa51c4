import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

for (const name of ['bundled', 'files/index']) {
  const { Plus } = await import(`plus-icon/${name}`);
  console.log(renderToStaticMarkup(createElement(Plus)));
}
