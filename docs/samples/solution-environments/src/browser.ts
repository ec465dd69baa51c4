export const environment = 'browser';

/** A new id, such as `36b8f84d-df4e-4d49-b662-bcde71a8764f`. */
export function createId(): string {
  return crypto.randomUUID();
}
