import './fade.css';

export const fade: string = 'mark-fade';
