import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
};

/** Serves a folder at an origin and returns the requested paths, a list that grows over time. */
export async function serve(
  page: Page,
  origin: string,
  folder: string,
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname;
    asked.push(name);
    const file = `${folder}${name === '/' ? '/index.html' : name}`;
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({
      body: readFileSync(file),
      contentType: types[path.extname(file)] ?? 'text/plain',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return asked;
}
