/** How a path is read. */
interface Options {
    /** What is between two keys, `.` by default. */
    readonly separator?: string;
}

/** Reads a value by a path such as `a.b.0`. */
declare function readPath(value: unknown, path: string, options?: Options): unknown;

export { readPath };
export type { Options };
