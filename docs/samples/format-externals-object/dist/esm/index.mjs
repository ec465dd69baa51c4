const external_commonjs2_clsx_root_clsx_amd_clsx_commonjs_clsx_namespaceObject = import(void 0).then(function(module) {
    return module;
});
const src_button = (big)=>(0, external_commonjs2_clsx_root_clsx_amd_clsx_commonjs_clsx_namespaceObject.clsx)('button', {
        big
    });
export { src_button as button };
