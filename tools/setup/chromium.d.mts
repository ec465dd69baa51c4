export declare const chromiumArguments: string[];
export declare function findChromium(env?: NodeJS.ProcessEnv): string | undefined;
export declare function ensureChromium(
  env?: NodeJS.ProcessEnv,
): Promise<string | undefined>;
