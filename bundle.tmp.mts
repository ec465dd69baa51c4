// rebuild the panel into doc_build and rewrite the meta tags
import {linkSearch} from './packages/search/src/build/panel.ts';
import {readdirSync,readFileSync,writeFileSync,rmSync} from 'node:fs';
for (const f of readdirSync('doc_build/static/search')) if (!f.startsWith('names.')) rmSync('doc_build/static/search/'+f);
const html=await linkSearch('<head></head><dialog data-search-dialog="en">','doc_build');
const panel=/content="(\S+)/.exec(html)![1];
for (const f of readdirSync('doc_build',{recursive:true}) as string[]) if (f.endsWith('.html')) { const p='doc_build/'+f; const t=readFileSync(p,'utf8'); writeFileSync(p,t.replace(/(name="search-files" content=")\S+/,`$1${panel}`)); }
console.log(panel);
