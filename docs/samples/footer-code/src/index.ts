export default function swatch(color: string): string {
  return `<i style="color: ${color}"></i>`;
}
