var package_namespaceObject = /*#__PURE__*/ JSON.parse('{"name":"postage-cli","version":"2.1.0","type":"module","exports":"./dist/index.js","files":["dist"],"scripts":{"build":"rslib"}}');
const show = ()=>JSON.stringify(package_namespaceObject);
export { show };
