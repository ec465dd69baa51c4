export function draw(points: number[] width: number): string;
