import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';

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
    const path = `${folder}${name === '/' ? '/index.html' : name}`;
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ path, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}
