import { badge } from 'weather-badges';

document.body.innerHTML = badge;
