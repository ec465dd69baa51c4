import { Rating } from 'pebble-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'pebble-ui/style.css';

function Review() {
  const [value, setValue] = useState(3);
  return <Rating value={value} onChange={setValue} />;
}

const root = document.getElementById('root');
createRoot(root).render(<Review />);
