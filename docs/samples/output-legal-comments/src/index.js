/*! badges 1.0.0 | MIT */
import './badge.css';

//! Badges, a line comment.
export const badge = (text) => `<b>${text}</b>`;
