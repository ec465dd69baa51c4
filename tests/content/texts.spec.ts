// Texts of the framework that no reader is sent: npx playwright test tests/content/texts.spec.ts --project=content
import { expect, test } from '@playwright/test';
import { lightTexts, unread } from '../../tools/rspress/light-texts/index.ts';
import { builtScripts } from './built.ts';

const scripts = builtScripts()
  .map(({ text }) => text)
  .join('\n');

test('a text that is read is found in the scripts', () => {
  expect(scripts).toContain('"searchPlaceholderText"');
});

for (const key of unread)
  test(`no script of the site has or reads ${key}`, () => {
    expect(new RegExp(`\\b${key}\\b`).test(scripts)).toBe(false);
  });

test('what nothing reads is left out, all else stays', () => {
  const texts = Object.fromEntries(['own', ...unread].map((key) => [key, { en: key }]));
  expect(lightTexts(texts)).toEqual({ own: { en: 'own' } });
});

test('a key that the framework no longer has is told', () => {
  expect(() => lightTexts({ own: { en: 'own' } })).toThrow('languagesText');
});
