import { spell, spellOut } from 'spell-time';
import { clock } from 'spell-time/clock';

console.log(spell(135), '|', clock(135));
console.log(await spellOut(135));
