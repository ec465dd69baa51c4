import './pill.css';

export const pill = (text: string) =>
  `<b class="pill">${text}</b>`;
