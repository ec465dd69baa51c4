(()=>{
    const external_toolkit_react_namespaceObject = globalThis.toolkit.react;
    (0, external_toolkit_react_namespaceObject.useState)();
})();
