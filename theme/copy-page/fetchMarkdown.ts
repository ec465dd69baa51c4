/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/**
 * The Markdown at an address. Throws where it cannot be had: the network fails or is too slow, the host has no such file, or answers with a
 * page in its place.
 */
export async function fetchMarkdown(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.includes('html'))
    throw new Error(`${address}: ${response.status} ${type}`);
  return response.text();
}
