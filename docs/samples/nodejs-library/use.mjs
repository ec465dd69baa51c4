import { folderSize } from 'folder-size';

console.log(await folderSize('src'), 'bytes');
