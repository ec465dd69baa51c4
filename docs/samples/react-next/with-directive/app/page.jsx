import { Amount, Price } from 'price-kit';

export default function Page() {
  return (
    <main>
      <Price cents={450} />
      <Amount />
    </main>
  );
}
