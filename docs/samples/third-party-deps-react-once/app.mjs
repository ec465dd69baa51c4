import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Counter } from 'click-counter';

// Two lines of a stack trace are enough here.
Error.stackTraceLimit = 2;

const element = createElement(Counter, { start: 7 });
console.log(renderToString(element));
