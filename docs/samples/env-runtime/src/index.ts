declare const process:
  | { env: Record<string, string | undefined> }
  | undefined;

export function api(own?: string): string {
  const variables =
    typeof process === 'undefined' ? {} : process.env;
  return (
    own ?? variables.WEATHER_API ?? 'https://api.example.com'
  );
}
