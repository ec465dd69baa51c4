export const api: string = process.env.PUBLIC_API;
export const same: string = import.meta.env.PUBLIC_API;

export function signedIn(): boolean {
  return Boolean(process.env.RELEASE_TOKEN);
}

if (process.env.NODE_ENV !== 'production') {
  console.log('weather asks', api);
}
