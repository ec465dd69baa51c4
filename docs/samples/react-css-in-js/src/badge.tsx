export function Badge({ text }: { text: string }) {
  return <b css={{ color: 'teal' }}>{text}</b>;
}
