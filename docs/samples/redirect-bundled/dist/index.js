var src_alias = 2;
var src_folder = 1;
var src_js = 5;
var src_none = 3;
var src_ts = 4;
export { src_alias as alias, src_folder as folder, src_js as js, src_none as none, src_ts as ts };
