import "svelte/internal/disclose-version";
import * as __rspack_external_svelte_internal_client_f8ec82ce from "svelte/internal/client";
var root = __rspack_external_svelte_internal_client_f8ec82ce.from_html('<span class="tag svelte-1ncn5er"> </span>');
var root_1 = __rspack_external_svelte_internal_client_f8ec82ce.from_html("<form><!> <input/></form>");
function TagInput($$anchor, $$props) {
    __rspack_external_svelte_internal_client_f8ec82ce.push($$props, true);
    "use strict";
    let tags = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'tags', 31, ()=>__rspack_external_svelte_internal_client_f8ec82ce.proxy([])), label = __rspack_external_svelte_internal_client_f8ec82ce.prop($$props, 'label', 3, 'Tags');
    let text = __rspack_external_svelte_internal_client_f8ec82ce.state('');
    function add(event) {
        event.preventDefault();
        if ('' !== __rspack_external_svelte_internal_client_f8ec82ce.get(text)) tags([
            ...tags(),
            __rspack_external_svelte_internal_client_f8ec82ce.get(text)
        ]);
        __rspack_external_svelte_internal_client_f8ec82ce.set(text, '');
    }
    var form = root_1();
    var node = __rspack_external_svelte_internal_client_f8ec82ce.child(form);
    __rspack_external_svelte_internal_client_f8ec82ce.each(node, 16, tags, (tag)=>tag, ($$anchor, tag)=>{
        var span = root();
        var text_1 = __rspack_external_svelte_internal_client_f8ec82ce.only_child(span, true);
        __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_text(text_1, tag));
        __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, span);
    });
    var input = __rspack_external_svelte_internal_client_f8ec82ce.sibling(node, 2);
    __rspack_external_svelte_internal_client_f8ec82ce.remove_input_defaults(input);
    __rspack_external_svelte_internal_client_f8ec82ce.reset(form);
    __rspack_external_svelte_internal_client_f8ec82ce.template_effect(()=>__rspack_external_svelte_internal_client_f8ec82ce.set_attribute(input, 'aria-label', label()));
    __rspack_external_svelte_internal_client_f8ec82ce.event('submit', form, add);
    __rspack_external_svelte_internal_client_f8ec82ce.bind_value(input, ()=>__rspack_external_svelte_internal_client_f8ec82ce.get(text), ($$value)=>__rspack_external_svelte_internal_client_f8ec82ce.set(text, $$value));
    __rspack_external_svelte_internal_client_f8ec82ce.append($$anchor, form);
    __rspack_external_svelte_internal_client_f8ec82ce.pop();
}
export { TagInput };
