import { km } from 'distance-units';
import { miles } from 'distance-units/miles';
import { marker } from 'map-kit';
import { slug } from 'slug-maker';
import { titleCase } from 'title-case';

const geo = await import('fast-geo').catch(() => null);

export const card = (name, meters) => ({
  id: slug(name),
  title: titleCase(name),
  length: `${km(meters)}, ${miles(meters)}`,
  pin: marker(name),
  exact: geo !== null,
});
