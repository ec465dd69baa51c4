export default function slugName(text: string): string {
  return text.toLowerCase().replace(/\W+/g, '-');
}
