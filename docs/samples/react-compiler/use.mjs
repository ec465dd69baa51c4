import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SortedList } from 'sorted-list/web';

const items = ['plum', 'fig'];
const list = createElement(SortedList, { items });
console.log(renderToStaticMarkup(list));
