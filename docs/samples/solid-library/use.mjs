import { Countdown } from 'countdown';
import { createComponent } from 'solid-js';
import { renderToString } from 'solid-js/web';

const page = () => createComponent(Countdown, { from: 10 });
console.log(renderToString(page));
