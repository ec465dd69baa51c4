export declare const kilo = 1000;
