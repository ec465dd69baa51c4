import * as __rspack_external_svelte_internal_server_c57d3e80 from "svelte/internal/server";
function TagInput($$renderer, $$props) {
    $$renderer.component(($$renderer)=>{
        "use strict";
        let { tags = [], label = 'Tags' } = $$props;
        let text = '';
        $$renderer.push("<form>\x3c!--[--\x3e");
        const each_array = __rspack_external_svelte_internal_server_c57d3e80.ensure_array_like(tags);
        for(let $$index = 0, $$length = each_array.length; $$index < $$length; $$index++){
            let tag = each_array[$$index];
            $$renderer.push(`<span class="tag svelte-1ncn5er">${__rspack_external_svelte_internal_server_c57d3e80.escape(tag)}</span>`);
        }
        $$renderer.push(`<!--]--> <input${__rspack_external_svelte_internal_server_c57d3e80.attr('aria-label', label)}${__rspack_external_svelte_internal_server_c57d3e80.attr('value', text)}/></form>`);
        __rspack_external_svelte_internal_server_c57d3e80.bind_props($$props, {
            tags
        });
    });
}
export { TagInput };
