import { km } from "distance-units";
import { miles } from "distance-units/miles";
import { marker } from "map-kit";
const slug = (text)=>text.replaceAll(' ', '-');
const words = [
    'a',
    'and',
    'of',
    'the',
    'to'
];
const isSmall = (word)=>words.includes(word);
const upper = (word)=>word[0].toUpperCase() + word.slice(1);
const titleCase = (text)=>text.split(' ').map((word)=>isSmall(word) ? word : upper(word)).join(' ');
const geo = await import("fast-geo").catch(()=>null);
const card = (name, meters)=>({
        id: slug(name),
        title: titleCase(name),
        length: `${km(meters)}, ${miles(meters)}`,
        pin: marker(name),
        exact: null !== geo
    });
export { card };
