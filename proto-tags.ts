import { readProject, repository } from '@site/pages/repository';
import { readChangedPages } from '@site/pages/kept-trees';
const t0 = process.cpuUsage();
const cpu = () => { const u = process.cpuUsage(t0); return Math.round((u.user + u.system) / 1000); };
const { pages } = readChangedPages(repository, readProject(repository));
console.log('pages', cpu());
const { advisorBlock } = await import('@site/advisor');
const { comparisonBlock } = await import('@site/comparison');
const { counterpartsBlock } = await import('@site/convert');
const { diagramBlock } = await import('@site/diagrams');
const { explorerBlock } = await import('@site/explorer');
const { factBlocks } = await import('@site/facts');
const { definitionBlock, termBlock } = await import('@site/glossary');
const { movedBlock } = await import('@site/machine-readable/redirects');
const { explainedBlock, notesBelow } = await import('@site/notes');
const { playgroundBlock, playgroundLink } = await import('@site/playground');
const { sampleBlock } = await import('@site/samples');
console.log('import', cpu());
const blocks = [explainedBlock, diagramBlock, counterpartsBlock, comparisonBlock, definitionBlock, termBlock, ...factBlocks(), advisorBlock, playgroundBlock, explorerBlock, sampleBlock({}), movedBlock];
for (const block of blocks) {
  const before = cpu();
  let n = 0;
  for (const page of pages) {
    if (!block.expand || !new RegExp(`<${block.tag}\\b`).test(page.source)) continue;
    n++;
    try { block.expand({ code: page.source, resourcePath: `${repository}/${page.file}`, environment: { name: 'web' }, addDependency() {}, addContextDependency() {} } as any); }
    catch (e) { console.log(page.file, String(e).slice(0, 300)); }
  }
  console.log(block.tag, n, cpu() - before);
}
console.log('all', cpu());
