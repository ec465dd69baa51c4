// How the names of sections and pages decide between those that hold the same words.
import { expect, test } from '@playwright/test';
import { fitOfName, fitOfPage, meantBy } from '../../src/browser/engine/named';
import type { Section } from '../../src/browser/engine/types';
import { Vocabulary } from '../../src/browser/engine/vocabulary';

const vocabulary = new Vocabulary([
  'peer',
  'dependency',
  'react',
  'stays',
  '产物',
  '物大',
]);

function asked(...words: readonly string[]) {
  return words.map((text) =>
    meantBy({ text, readings: [{ words: [text], weight: 1 }] }, 1, vocabulary),
  );
}

function section(fields: Partial<Section>): Section {
  return {
    page: 0,
    title: '',
    heading: '',
    above: [],
    link: '/a',
    standing: 1,
    description: '',
    prose: '',
    code: '',
    ...fields,
  };
}

test('a name fits wholly where query and name say the same, and less where either says more', () => {
  const fit = (heading: string, ...words: readonly string[]) =>
    fitOfName(asked(...words), section({ title: 'Other', heading }));
  expect(fit('Peer dependency', 'peer', 'dependency')).toBe(1);
  expect(fit('What is a peer dependency?', 'peer', 'dependency')).toBe(1);
  const longer = fit('A peer dependency of React', 'peer', 'dependency');
  expect(longer).toBeGreaterThan(0);
  expect(longer).toBeLessThan(1);
  expect(fit('Peer dependency', 'peer', 'react')).toBeLessThan(1);
  expect(fit('Formats', 'peer')).toBe(0);
  expect(fit('?', 'peer')).toBe(0);
  expect(fitOfName([], section({ heading: 'Peer' }))).toBe(0);
});

test('the title of a page helps its sections, but not as much as a heading of their own', () => {
  const query = asked('peer', 'react');
  const both = fitOfName(query, section({ title: 'Other', heading: 'React peer' }));
  const above = fitOfName(query, section({ title: 'React', heading: 'Peer' }));
  const none = fitOfName(query, section({ title: 'Other', heading: 'Peer' }));
  expect(both).toBeGreaterThan(above);
  expect(above).toBeGreaterThan(none);
});

test('a page fits by its title, and less by its description', () => {
  const query = asked('peer');
  expect(fitOfPage(query, section({ title: 'Peer' }))).toBe(1);
  const said = fitOfPage(query, section({ title: 'Other', description: 'A peer.' }));
  expect(said).toBeGreaterThan(0);
  expect(said).toBeLessThan(1);
  expect(fitOfPage(query, section({ title: 'Other' }))).toBe(0);
  expect(fitOfPage([], section({ title: 'Peer' }))).toBe(0);
});

test('Chinese names are compared by pairs of characters', () => {
  expect(fitOfName(asked('产物'), section({ heading: '产物' }))).toBe(1);
  expect(fitOfName(asked('产物'), section({ heading: '产物大' }))).toBeLessThan(1);
});
