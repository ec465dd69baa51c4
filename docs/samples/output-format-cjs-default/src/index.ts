export default function label(bytes: number): string {
  return `${bytes / 1000} kB`;
}
