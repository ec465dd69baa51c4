/** What came of an exercise, before it is put on record. */
export interface Said {
  readonly ok: boolean;
  /** The exercise in words that somebody would type to repeat it. */
  readonly command: string;
  /** What it said, without paths of this machine. */
  readonly says: string[];
}

/** A command or import with a comment that names the Node.js that runs it, where that is not the one of all samples. */
export function underNode(command: string, major: number | undefined): string {
  if (major === undefined) return command;
  return `${command} ${command.startsWith('node ') ? '#' : '//'} Node.js ${major}`;
}
