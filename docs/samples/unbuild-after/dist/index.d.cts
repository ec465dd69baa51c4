/** How a path is read. */
export declare interface Options {
    /** What is between two keys, `.` by default. */
    readonly separator?: string;
}

/** Reads a value by a path such as `a.b.0`. */
export declare function readPath(value: unknown, path: string, options?: Options): unknown;

export { }
