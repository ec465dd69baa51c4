import './base.css';
import './later.css';

export const badge = (text) => `<b>${text}</b>`;
