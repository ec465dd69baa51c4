/*! map-pins 1.0.0 */
var MapPins = (function (exports, TileMap) {
  'use strict';

  /** Puts pins on a new map. */
  function pinMap(pins) {
    const map = new TileMap();
    for (const pin of pins) map.add(pin);
    return map;
  }

  exports.pinMap = pinMap;

  return exports;

})({}, TileMap);
