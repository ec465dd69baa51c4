const address = ()=>import("https://maps.example/street.js");
const file = ()=>import('./local.js');
const named = (name)=>import(/* @vite-ignore */ name);
const pattern = (name)=>import(`./maps/${name}.js`);
export { tiles } from "https://maps.example/tiles.js";
export { address, file, named, pattern };
