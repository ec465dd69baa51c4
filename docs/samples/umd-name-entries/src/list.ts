export const count = (notes: string[]): number =>
  notes.length;

export default function last(notes: string[]): string {
  return notes[notes.length - 1] ?? '';
}
