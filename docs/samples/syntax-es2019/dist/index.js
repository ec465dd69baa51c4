const label = (book)=>{
    var _ref;
    return `# ${null != (_ref = null == book ? void 0 : book.title) ? _ref : 'Untitled'}`;
};
const square = ({ pages })=>pages ** 2;
export { label, square };
