export declare const enum Light {
    Red = "red",
    Green = "green"
}
export declare enum Mode {
    Day = 0,
    Night = 1
}
