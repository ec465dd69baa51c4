import notice from './notice.txt';

export const show = () => console.log(notice);
