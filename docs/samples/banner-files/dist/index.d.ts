/* Swatches, MIT license */
import './swatch.css';
export declare const swatch: (color: string) => string;
