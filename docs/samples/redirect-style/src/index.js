import '@/base.css';
import names from './badge.module.css';

export const badge = (text) =>
  `<b class="${names.badge}">${text}</b>`;
