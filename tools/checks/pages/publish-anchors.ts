// `npm run anchors` adds the headings of all pages to those that must be kept.
import { readFileSync, writeFileSync } from 'node:fs';
import { readPages } from '@site/pages/read';
import { readProject, repository } from '@site/pages/repository';
import { anchorsName, withAnchorsOf } from './anchors.ts';

const file = `${repository}/${anchorsName}`;
const published: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const { pages } = readPages(readProject(repository));
const anchors = withAnchorsOf(pages, published);
writeFileSync(file, `${JSON.stringify(anchors, null, 2)}\n`);
