import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Rating } from 'pebble-ui';

const rating = createElement(Rating, { value: 1, max: 2 });
console.log(renderToStaticMarkup(rating));
