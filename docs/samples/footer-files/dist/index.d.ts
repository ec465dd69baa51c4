import './swatch.css';
export declare const swatch: (color: string) => string;

/* Swatches, MIT license */
