export declare const noChromium: string;
export declare function candidates(searchPath: string, delimiter?: string): string[];
export declare function chooseExisting(situation: {
  named: string | undefined;
  places: readonly string[];
  works: (file: string) => boolean;
}): string | undefined;
export declare function wantsShell(machine: {
  existing: string;
  named: string | undefined;
  ci: boolean;
  debian: boolean;
  asRoot: string[] | undefined;
}): boolean;
export declare function attempts(machine: {
  debian: boolean;
  asRoot: string[] | undefined;
  node: string;
}): string[][][];
export declare function packagesChromium(osRelease: string): boolean;
