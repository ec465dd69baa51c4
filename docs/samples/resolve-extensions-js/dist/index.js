var src_cache = "memory";
var src_storage = "a file";
export { src_cache as cache, src_storage as storage };
