export declare enum Currency {
    Euro = "EUR",
    Franc = "CHF"
}
export declare const enum Rounding {
    Up = 1,
    Down = 2
}
export declare namespace Vat {
    const normal = 0.19;
}
