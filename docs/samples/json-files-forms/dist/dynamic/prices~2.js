var prices_namespaceObject = /*#__PURE__*/ JSON.parse('{"letter":0.95,"postcard":0.7,"by-air":1.25}');
var by_air = prices_namespaceObject["by-air"];
var letter = prices_namespaceObject.letter;
var postcard = prices_namespaceObject.postcard;
export default prices_namespaceObject;
export { by_air as "by-air", letter, postcard };
