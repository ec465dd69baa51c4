const title = (book)=>null == book ? void 0 : book.title;
export { title };
