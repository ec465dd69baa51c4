var cities_namespaceObject = [
    "Rome",
    "Oslo"
];
var _0 = cities_namespaceObject["0"];
var _1 = cities_namespaceObject["1"];
export default cities_namespaceObject;
export { _0 as "0", _1 as "1" };
