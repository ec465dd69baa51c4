import './error.css';

export function parse(text: string): never {
  throw new Error(`No number: ${text}`);
}
