var prices_namespaceObject = /*#__PURE__*/ JSON.parse('{"Pv":0.95,"aq":{"E":4.19}}');
const letters = (count)=>count * prices_namespaceObject.Pv;
const parcel = prices_namespaceObject.aq.E;
export { letters, parcel };
