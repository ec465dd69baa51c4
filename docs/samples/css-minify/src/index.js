import './toast.css';

export const label = (text) => text.trim();
