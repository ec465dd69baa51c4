module.exports = class TileMap extends Set {};
