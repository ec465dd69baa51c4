(()=>{
    const external_plain_namespaceObject = globalThis.plain;
    const inner_namespaceObject = globalThis["match/inner"];
    const external_Renamed_namespaceObject = globalThis.Renamed;
    const external_Prefixed_namespaceObject = globalThis.Prefixed;
    const external_told_namespaceObject = globalThis.told;
    globalThis.widgets = [
        external_plain_namespaceObject.a,
        inner_namespaceObject.b,
        external_Renamed_namespaceObject.c,
        external_Prefixed_namespaceObject.d,
        external_told_namespaceObject.e
    ];
})();
