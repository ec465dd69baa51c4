export declare function run(command: readonly string[], env?: NodeJS.ProcessEnv): number;
export declare function start(command: readonly string[]): Promise<number>;
export declare function succeeds(command: readonly string[]): boolean;
export declare function npm(args: readonly string[], env?: NodeJS.ProcessEnv): string[];
