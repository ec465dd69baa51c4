import { marker } from "map-kit";
import { titleCase } from "title-case";
const km = (m)=>`${(m / 1000).toFixed(1)} km`;
const miles = (m)=>`${(m / 1609).toFixed(1)} mi`;
const slug = (text)=>text.replaceAll(' ', '-');
const geo = await import("fast-geo").catch(()=>null);
const card = (name, meters)=>({
        id: slug(name),
        title: titleCase(name),
        length: `${km(meters)}, ${miles(meters)}`,
        pin: marker(name),
        exact: null !== geo
    });
export { card };
