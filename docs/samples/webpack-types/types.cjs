// Both configurations read this list.
module.exports = [
  { type: 'var', name: 'RollDice' },
  { type: 'assign', name: 'RollDice' },
  { type: 'assign-properties', name: 'RollDice' },
  { type: 'this', name: 'RollDice' },
  { type: 'window', name: 'RollDice' },
  { type: 'self', name: 'RollDice' },
  { type: 'global', name: 'RollDice' },
  { type: 'amd' },
  { type: 'amd-require' },
  { type: 'jsonp', name: 'rollDice' },
  { type: 'system' },
];
