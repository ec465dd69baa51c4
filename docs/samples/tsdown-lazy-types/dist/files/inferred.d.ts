export declare const load: () => Promise<typeof import("./report.js")>;
