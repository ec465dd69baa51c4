import { rate } from 'rate-stars';
import 'rate-stars/style.css';

rate(document.querySelector('p'), 4);
