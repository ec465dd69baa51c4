interface SortedListProps {
  items: string[];
}

export function SortedList({ items }: SortedListProps) {
  const sorted = items.toSorted();
  return <p>{sorted.join(', ')}</p>;
}
