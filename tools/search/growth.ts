// How the cost of search grows with the pages: npm run search-growth. Ratios, since times differ between machines.
import { gzipSync } from 'node:zlib';
import type { IndexedPage } from '../../theme/search/data/pages.ts';
import { Engine } from '../../theme/search/engine/engine.ts';
import { segmenter } from '../../theme/search/engine/segment.ts';
import { prepareSynonyms } from '../../theme/search/engine/synonyms.ts';
import { pack } from '../rspress/search/pack.ts';
import { readSynonyms } from '../rspress/search/synonyms.ts';
import { grown } from './grown.ts';
import { readIndex } from './index-file.ts';
import { unpacked } from './unpacked.ts';

const site = process.env.SITE_OUT_DIR ?? 'doc_build';
const factors = [1, 10, 100];
const queries: Readonly<Record<string, readonly string[]>> = {
  en: ['umd name', 'keep dependency out of bundle', 'extern', 'types'],
  zh: ['产物 结构', '找不到模块', '声明文件', 'umd'],
};

console.log('language   pages   index, gzip   engine   queries   memory');
for (const lang of ['en', 'zh']) {
  const pages = unpacked(readIndex(site, lang));
  let first: Cost | undefined;
  for (const factor of factors) {
    const cost = costOf(grown(pages, factor), lang);
    first ??= cost;
    console.log(
      [
        lang.padEnd(8),
        String(pages.length * factor).padStart(7),
        `${(cost.bytes / 1000).toFixed(0)} kB`.padStart(13),
        `x ${(cost.engine / first.engine).toFixed(1)}`.padStart(8),
        `x ${(cost.query / first.query).toFixed(1)}`.padStart(9),
        `${(cost.memory / 1e6).toFixed(0)} MB`.padStart(8),
      ].join(' '),
    );
  }
}

interface Cost {
  /** Of the index, compressed. */
  readonly bytes: number;
  /** Processor time to make the engine, in microseconds. */
  readonly engine: number;
  /** The same for a query, on average. */
  readonly query: number;
  /** What the engine keeps in memory, in bytes. */
  readonly memory: number;
}

function costOf(pages: readonly IndexedPage[], lang: string): Cost {
  const options = { synonyms: prepareSynonyms(readSynonyms()), segment: segmenter(lang) };
  const packed = pack(pages);
  const bytes = gzipSync(JSON.stringify(packed), { level: 9 }).length;
  const before = memory();
  let engine: Engine | undefined;
  const making = time(() => {
    engine = new Engine(packed, options);
  });
  const kept = memory() - before;
  const asked = queries[lang] ?? [];
  const querying = time(() => {
    for (const query of asked) engine?.search(query, 7);
  });
  return { bytes, engine: making, query: querying / asked.length, memory: kept };
}

function memory(): number {
  globalThis.gc?.();
  // Where entries stand is kept in arrays outside the heap.
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
