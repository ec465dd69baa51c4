import type { Text } from '../useText';
import { trimAddress } from './trimAddress';

const table = new Map<string, Text>();

/**
 * Makes purposes known, by the address of the page or heading that they are about, without language. The overview's page calls this
 * while it is loaded, so that no other page carries them.
 */
export function providePurposes(purposes: Readonly<Record<string, Text>>): void {
  for (const [address, text] of Object.entries(purposes))
    table.set(normalize(address), text);
}

/** What the option at an address is for, where an overview has made it known. */
export function purposeAt(address: string): Text | undefined {
  return table.get(normalize(address));
}

function normalize(address: string): string {
  const [page = '', id] = address.split('#');
  return id === undefined ? trimAddress(page) : `${trimAddress(page)}#${id}`;
}
