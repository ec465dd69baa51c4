import type { UserConfig } from '@rspress/core';

type Shiki = NonNullable<NonNullable<UserConfig['markdown']>['shiki']>;

/** What the framework takes to change a block of code that has been coloured. */
export type Transformer = NonNullable<Shiki['transformers']>[number];

type Block = Parameters<NonNullable<Transformer['pre']>>[0];

/** What may stand in a block: an element as MDX has it, with attributes that are expressions. */
export type MdxElement = Extract<
  Block['children'][number],
  { type: 'mdxJsxFlowElement' }
>;
