import { show } from 'toast-kit';

export function note(text: string) {
  return show(`Note: ${text}`);
}
