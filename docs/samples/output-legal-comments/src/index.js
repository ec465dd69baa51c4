/*! badges 1.0.0 | MIT */
import './badge.css';

// Not a legal comment.
export const badge = (text) => `<b>${text}</b>`;
