var prices_namespaceObject = /*#__PURE__*/ JSON.parse('{"letter":0.95,"postcard":0.7,"parcel":{"small":4.19,"large":7.69}}');
const copy = prices_namespaceObject;
export { copy, prices_namespaceObject as prices };
