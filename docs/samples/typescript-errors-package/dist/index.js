import { draw } from "old-charts";
const plot = (points)=>draw(points, 80);
export { plot };
