import { Badge } from 'note-ui/badge';
import { Note } from 'note-ui/note';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

for (const part of [Badge, Note]) {
  const element = createElement(part, { text: 'Hi' });
  console.log(renderToStaticMarkup(element));
}
