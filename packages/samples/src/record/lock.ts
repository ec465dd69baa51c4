import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Runs `work` while no other process holds the lock, which is a file with the id of the process that
 * does; waits until then. A lock whose process has ended, as with Ctrl+C, counts for nothing.
 */
export function withLock(file: string, work: () => void): void {
  while (!take(file)) {
    if (isAbandoned(file)) rmSync(file, { force: true });
    else sleep(500);
  }
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Says whether the lock is ours now: only one of several processes makes the file. */
function take(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Another process has made the file, and not written to it yet.
    if (pid === 0) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return hasCode(error, 'ESRCH');
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
