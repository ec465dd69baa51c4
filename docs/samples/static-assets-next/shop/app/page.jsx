import * as plain from 'weather-badges';
import * as inline from 'weather-badges/inline';
import * as url from 'weather-badges/url';

export default function Page() {
  return (
    <main>
      <p>{plain.badge}</p>
      <p>{url.badge}</p>
      <p>{inline.badge.slice(0, 28)}</p>
    </main>
  );
}
