declare module 'toast-kit' {
  export function show(text: string): string;
}
