export const title = (book?: { title: string }) => book?.title;
