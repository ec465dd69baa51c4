import './toast.css';

export const toast = (text: string) => `toast: ${text}`;
