export function distance(a: string, b: string): number;
