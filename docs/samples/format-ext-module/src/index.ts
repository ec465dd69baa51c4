export const toKelvin = (celsius: number): number =>
  celsius + 273.15;

export default function describe(celsius: number): string {
  return `${toKelvin(celsius)} K`;
}
