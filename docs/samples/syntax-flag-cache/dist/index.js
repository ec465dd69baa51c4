const label = (book)=>`# ${book?.title ?? 'Untitled'}`;
const square = ({ pages })=>pages ** 2;
export { label, square };
