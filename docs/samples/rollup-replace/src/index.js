export const version = '__VERSION__';

export function mode() {
  return import.meta.env?.MODE ?? 'unset';
}

export function warn(text) {
  if (__DEV__) console.warn(`warn-once ${text}`);
}
