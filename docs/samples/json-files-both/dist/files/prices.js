var prices_namespaceObject = /*#__PURE__*/ JSON.parse('{"letter":0.95,"postcard":0.7,"parcel":{"small":4.19,"large":7.69}}');
var letter = prices_namespaceObject.letter;
var parcel = prices_namespaceObject.parcel;
var postcard = prices_namespaceObject.postcard;
export default prices_namespaceObject;
export { letter, parcel, postcard };
