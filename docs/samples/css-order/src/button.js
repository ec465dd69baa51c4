import './button.css';

export const button = (text) => ['button', text];
