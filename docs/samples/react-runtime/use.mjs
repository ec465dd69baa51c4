import { renderToStaticMarkup } from 'react-dom/server';

for (const runtime of ['automatic', 'classic']) {
  const { Card } = await import(`greeting-card/${runtime}`);
  const card = Card({ to: 'Mei', children: 'See you soon.' });
  console.log(`${runtime}: ${renderToStaticMarkup(card)}`);
}
