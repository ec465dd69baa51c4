import { createRoot } from 'react-dom/client';
import { Avatar } from 'slate-ui';

const root = document.getElementById('root');
createRoot(root).render(<Avatar name="Mei" />);
