import './focus.css';
import './range.css';

export const range = 'form-range horizontal';
