import { Amount, Price } from 'price-kit/bundled';

export default function Page() {
  return (
    <main>
      <Price cents={450} />
      <Amount />
    </main>
  );
}
