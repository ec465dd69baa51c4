import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromiumArguments } from '../setup/chromium.mjs';
import type { Report } from './judge.ts';

/** The sizes that Lighthouse knows. */
export type Form = 'phone' | 'desktop';

/** Not a dependency: it needs a newer Node.js than the site does, and weighs more than all of them together. */
const lighthouse = 'lighthouse@13.5.0';

/**
 * Asks Lighthouse about a page in a browser of its own, twice if need be: now and then the browser's
 * trace has no beginning. `chromium` is the path of a browser, where it should not look for one.
 *
 * @throws with what it printed when it does not come to a report
 */
export async function ask(
  address: string,
  form: Form,
  chromium: string | undefined,
): Promise<Report> {
  try {
    return await askOnce(address, form, chromium);
  } catch {
    return await askOnce(address, form, chromium);
  }
}

async function askOnce(
  address: string,
  form: Form,
  chromium: string | undefined,
): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        lighthouse,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance,accessibility,best-practices,seo',
        ...(form === 'desktop' ? ['--preset=desktop'] : []),
        `--chrome-flags=--headless=new ${chromiumArguments.join(' ')}`,
      ],
      { env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) } },
    );
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
