import './badge.scss';

export const badge = (text: string): string =>
  `<b class="badge">${text}</b>`;
