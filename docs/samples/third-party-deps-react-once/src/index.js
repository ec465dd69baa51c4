import { createElement, useState } from 'react';

export function Counter({ start }) {
  const [count, setCount] = useState(start);
  const onClick = () => setCount(count + 1);
  return createElement('button', { onClick }, count);
}
