const tag_module = {
    tag: "tag-ine_HP"
};
const tag = (text)=>`<span class="${tag_module.tag}">${text}</span>`;
export { tag };
