var prices_namespaceObject = /*#__PURE__*/ JSON.parse('{"letter":0.95,"postcard":0.7,"by-air":1.25}');
const price = (kind)=>prices_namespaceObject[kind];
export { price };
