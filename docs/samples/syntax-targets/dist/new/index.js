const label = (book)=>`# ${(null == book ? void 0 : book.title) ?? 'Untitled'}`;
const square = ({ pages })=>pages ** 2;
export { label, square };
