import './base.css';

export const badge = (text) => `<b>${text}</b>`;
