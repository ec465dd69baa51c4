import './swatch.css';

export const swatch = (color: string): string =>
  `<i class="swatch" style="color: ${color}"></i>`;
