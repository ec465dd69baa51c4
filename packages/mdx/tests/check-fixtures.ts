import { expect, test } from '@playwright/test';
import type { Finding } from '@site/mdx/findings';
import type { Page } from '@site/mdx/page';
import { parsePage } from '@site/mdx/parse';

/**
 * The fixtures of a check, by name: inputs that it accepts, and inputs that it reports, each with a
 * part of every finding in its order, as `file:line what todo`.
 */
export interface Fixtures<Input> {
  accepted: Readonly<Record<string, Input>>;
  reported: Readonly<Record<string, readonly [input: Input, ...findings: string[]]>>;
}

/** Tests a check on its fixtures. */
export function checkFixtures<Input>(
  title: string,
  check: (input: Input) => readonly Finding[] | Promise<readonly Finding[]>,
  { accepted, reported }: Fixtures<Input>,
): void {
  for (const [name, input] of Object.entries(accepted))
    test(`${title}: accepts ${name}`, async () => {
      expect(lines(await check(input))).toEqual([]);
    });
  for (const [name, [input, ...findings]] of Object.entries(reported))
    test(`${title}: reports ${name}`, async () => {
      const expected = findings.map((part) => expect.stringContaining(part));
      expect(lines(await check(input))).toEqual(expected);
    });
}

/** Findings as `file:line what todo`. */
export function lines(findings: readonly Finding[]): string[] {
  return findings.map(({ file, line, what, todo }) => `${file}:${line} ${what} ${todo}`);
}

/** The same page in both languages, `a` unless named otherwise. */
export function pair(en: string, zh: string, name = 'a.mdx'): Page[] {
  return [parsePage(`docs/en/${name}`, en), parsePage(`docs/zh/${name}`, zh)];
}

/** One English page. */
export function english(source: string, name = 'a.mdx'): Page[] {
  return [parsePage(`docs/en/${name}`, source)];
}

/** One Chinese page. */
export function chinese(source: string, name = 'a.mdx'): Page[] {
  return [parsePage(`docs/zh/${name}`, source)];
}
