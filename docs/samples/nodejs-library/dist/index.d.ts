/** Sums up the sizes of all files below a folder. */
export declare function folderSize(folder: string): Promise<number>;
