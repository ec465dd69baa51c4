export default function label(bytes: number): string;
