var books = await fetch('/books');
var src_last = function(list) {
    var _list_at;
    return null != (_list_at = list.at(-1)) ? _list_at : 'Untitled';
};
var year = /\d{4}/d;
var letter = RegExp("[a-z--q]", "v");
export { books, letter, src_last as last, year };
