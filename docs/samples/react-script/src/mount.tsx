import { createRoot } from 'react-dom/client';
import { LikeButton } from './index';

export function mount(element: Element) {
  createRoot(element).render(<LikeButton />);
}
