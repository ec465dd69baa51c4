import debounce from "lodash/debounce";
const search = debounce((text)=>fetch(text), 300);
export { search };
