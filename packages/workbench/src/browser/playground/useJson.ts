import { withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';

/**
 * What the build has written below `playground/`; undefined if there is no such file, for which some
 * hosts send a page.
 */
export async function fetchJson(file: string) {
  const response = await fetch(withBase(`/playground/${file}`), { cache: 'no-cache' });
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? response.json() : undefined;
}

/** As `fetchJson`; undefined also until the file is there. */
export function useJson<Content>(file: string): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    fetchJson(file).then(setContent, console.error);
  }, [file]);
  return content;
}
