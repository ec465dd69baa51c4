// Each topic is right about two real builds of one source.
import { expect, test } from '@playwright/test';
import { origin, pagesOfNeeds, topics } from '../src/tool/rows.ts';
import { compareTexts } from './builds.ts';
import { needs, type Proof, proofs } from './topics.ts';

const said = ({ json, old }: Proof, now: Proof['red']) =>
  compareTexts(old, now, json ?? {}, 'dist');

test('every topic is right about a real pair of builds, and silent about its twin', () => {
  const rules = ['syntax', 'copied', 'grown', 'state', 'sharedTypes'];
  expect(Object.keys(proofs).sort()).toEqual([...topics, ...rules].sort());
  for (const proof of [...Object.values(proofs), ...needs]) {
    const { from, green, red, says } = proof;
    const twin = said(proof, green).lines.join('\n');
    expect.soft(said(proof, red).lines.join('\n'), from).toContain(says);
    expect.soft(twin, `${from}: the twin`).not.toContain(says);
    expect.soft(twin, `${from}: the twin`).toContain('losses: 0');
  }
});

test('each page about what a file needs has two builds that lead to it', () => {
  const all = [proofs.needs, ...needs].flatMap((one) => one ?? []);
  const led = all.flatMap((one) => said(one, one.red).lines.map((line) => line.trim()));
  for (const [, page] of pagesOfNeeds) expect.soft(led, page).toContain(origin + page);
});
