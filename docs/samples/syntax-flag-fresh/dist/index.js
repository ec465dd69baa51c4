var src_label = function(book) {
    var _ref;
    return "# ".concat(null != (_ref = null == book ? void 0 : book.title) ? _ref : 'Untitled');
};
var src_square = function(param) {
    var pages = param.pages;
    return Math.pow(pages, 2);
};
export { src_label as label, src_square as square };
