import './fade.css';
export declare const fade: string;
