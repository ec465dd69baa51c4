import './badge.css';

export const badge = (text: string): string =>
  `<b class="badge">${text}</b>`;
