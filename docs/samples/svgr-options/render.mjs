import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

for (const name of ['default', 'own']) {
  const { Plus } = await import(`plus-icon/${name}`);
  const plus = createElement(Plus, { title: 'Add' });
  console.log(`${name}: ${renderToStaticMarkup(plus)}`);
}
