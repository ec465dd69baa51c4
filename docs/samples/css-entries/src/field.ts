import './focus.css';
import './field.css';

export const field = 'form-field';
