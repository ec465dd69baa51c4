import { readFile } from 'node:fs/promises';

const folder = new URL('dist/mf/', import.meta.url);
const file = new URL('mf-manifest.json', folder);
const { metaData } = JSON.parse(await readFile(file, 'utf8'));
const { name, type } = metaData.remoteEntry;

const container = await import(new URL(name, folder));
console.log(type, Object.keys(container));

await container.init({});
const exposed = await container.get('.');
console.log(exposed().gross(1000, 'DE'));
