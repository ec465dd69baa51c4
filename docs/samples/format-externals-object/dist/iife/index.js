(()=>{
    const external_commonjs2_clsx_root_clsx_amd_clsx_commonjs_clsx_namespaceObject = globalThis[void 0];
    const src_button = (big)=>(0, external_commonjs2_clsx_root_clsx_amd_clsx_commonjs_clsx_namespaceObject.clsx)('button', {
            big
        });
    document.body.className = src_button(true);
})();
