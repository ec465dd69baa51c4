export { default as prices } from './prices.json';
export declare const copy: {
    letter: number;
    postcard: number;
    parcel: {
        small: number;
        large: number;
    };
};
