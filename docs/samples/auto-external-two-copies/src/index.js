import { currentTheme } from 'ui-kit';

export const button = () =>
  `<button class="${currentTheme()}">`;
