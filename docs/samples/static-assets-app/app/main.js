import { badge } from 'weather-badges';
import 'weather-badges/style.css';

document.body.innerHTML = badge;
