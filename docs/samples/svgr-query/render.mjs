import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AddButton } from 'add-button';

const button = createElement(AddButton, { label: 'Add' });
console.log(renderToStaticMarkup(button));
