(()=>{
    const external_dep_namespaceObject = globalThis.dep;
    console.log(external_dep_namespaceObject.dep.toUpperCase());
})();
