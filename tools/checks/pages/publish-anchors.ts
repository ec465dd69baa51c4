// `npm run anchors` adds the headings of all pages to those that must be kept.
import { writeFileSync } from 'node:fs';
import { readPages } from '@site/mdx/read';
import { readProject, repository } from '@site/mdx/repository';
import { anchorsName, withAnchorsOf } from './anchors.ts';
import published from './published-anchors.json' with { type: 'json' };

const { pages } = readPages(readProject(repository));
const anchors = withAnchorsOf(pages, published);
writeFileSync(`${repository}/${anchorsName}`, `${JSON.stringify(anchors, null, 2)}\n`);
