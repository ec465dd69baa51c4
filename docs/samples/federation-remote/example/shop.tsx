import { PriceTag } from 'price-tag';
import { createRoot } from 'react-dom/client';

const root = document.createElement('main');
document.body.append(root);

createRoot(root).render(
  <p>
    Coffee: <PriceTag cents={500} tax={20} />
  </p>,
);
