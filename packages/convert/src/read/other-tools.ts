import toolsJson from './other-tools.json' with { type: 'json' };
import { argumentsOf, get, type Value } from './value.ts';

/** A build tool whose configuration the converter does not read. */
export interface OtherTool {
  readonly name: string;
  /** Where its guide is, or, without one, the page that comes closest. */
  readonly link: string;
  readonly hasGuide?: boolean;
  /** How its modules, its commands and the name of its configuration begin: an expression. */
  readonly names: string;
  /** Options that an exported object has together, or, with `!`, does not have. */
  readonly meant?: readonly string[];
}

const others: readonly OtherTool[] = toolsJson;

/** The other tool that is meant: by a file, imports or commands that are known, or by options. */
export function otherToolOf(
  known: readonly string[],
  configs: readonly Value[],
): OtherTool | undefined {
  const options = configs.flatMap(argumentsOf);
  const has = (option: string) => options.some((one) => get(one, option) !== undefined);
  const fits = (one: string) => (one.startsWith('!') ? !has(one.slice(1)) : has(one));
  return (
    others.find(({ names }) => known.some((one) => new RegExp(names).test(one))) ??
    others.find(({ meant }) => meant?.some((all) => all.split(' ').every(fits)))
  );
}
