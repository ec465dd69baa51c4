(()=>{
    const external_node_path_namespaceObject = globalThis["node:path"];
    console.log(external_node_path_namespaceObject.sep);
})();
