/*! map-pins 1.0.0 */
!function(e,n){"object"==typeof exports&&"undefined"!=typeof module?n(exports,require("tile-map")):"function"==typeof define&&define.amd?define(["exports","tile-map"],n):n((e="undefined"!=typeof globalThis?globalThis:e||self).MapPins={},e.TileMap)}(this,function(e,n){"use strict";e.pinMap=function(e){const t=new n;for(const n of e)t.add(n);return t}});
