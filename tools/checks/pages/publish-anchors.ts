// `npm run anchors` adds the headings of all pages to those that must be kept.
import { writeFileSync } from 'node:fs';
import { readTexts } from '@site/pages/json-file';
import { readPages } from '@site/pages/read';
import { readProject, repository } from '@site/pages/repository';
import { anchorsName, withAnchorsOf } from './anchors.ts';

const file = `${repository}/${anchorsName}`;
const published = readTexts(file);
const { pages } = readPages(readProject(repository));
const anchors = withAnchorsOf(pages, published);
writeFileSync(file, `${JSON.stringify(anchors, null, 2)}\n`);
