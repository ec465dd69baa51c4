import './badge.css';

export const badge = (text) => `<b>${text}</b>`;
