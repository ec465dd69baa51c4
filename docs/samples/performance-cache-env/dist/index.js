const title = (book)=>book?.title;
export { title };
