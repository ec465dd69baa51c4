import cities from "./cities.js";
const count = ()=>cities.map((city)=>city.length).length;
export { count };
