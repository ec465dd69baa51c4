export interface Unit {
    readonly name: string;
}
export declare const metre = "metre";
