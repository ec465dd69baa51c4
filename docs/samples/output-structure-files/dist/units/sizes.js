var sizes_namespaceObject = /*#__PURE__*/ JSON.parse('{"hour":60,"day":1440}');
var day = sizes_namespaceObject.day;
var hour = sizes_namespaceObject.hour;
export default sizes_namespaceObject;
export { day, hour };
