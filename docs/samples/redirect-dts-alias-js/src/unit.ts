export type Unit = 'm' | 'km';

export function factor(unit: Unit): number {
  return unit === 'km' ? 1000 : 1;
}
