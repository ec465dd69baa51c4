import { Mode } from './light.js';
export declare class Crossing {
    light: string;
    mode: Mode;
}
