import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
async function folderSize(folder) {
    const entries = await readdir(folder, {
        withFileTypes: true
    });
    const sizes = await Promise.all(entries.map(async (entry)=>{
        const path = join(folder, entry.name);
        if (entry.isDirectory()) return folderSize(path);
        return (await lstat(path)).size;
    }));
    return sizes.reduce((sum, size)=>sum + size, 0);
}
export { folderSize };
