import TileMap from 'tile-map';

/** Puts pins on a new map. */
export function pinMap(pins) {
  const map = new TileMap();
  for (const pin of pins) map.add(pin);
  return map;
}
