import { type Message, publint } from 'publint';
import { isObject, type JsonObject } from '../manifest.ts';
import { textMap, textsIn } from './targets.ts';

/** What a rule found, and where. `values` are put into the text of the rule. */
export interface Finding<Rule extends string = string> {
  readonly rule: Rule;
  readonly level: Message['type'];
  readonly path: readonly string[];
  readonly values: Readonly<Record<string, string>>;
}

const fileFields =
  /^(?:main|module|types|typings|jsnext(?::main)?|unpkg|jsdelivr|browser|exports|imports|bin)$/;

/**
 * What publint says about a manifest if all its files exist and are what their names say. Never
 * rejects for an object that was read from JSON.
 */
export async function publintFindings(value: JsonObject): Promise<Finding[]> {
  const wrong = Object.keys(value).filter((name) => !hasShape(name, value[name]));
  const fields = Object.entries(value).filter(([name]) => !wrong.includes(name));
  const { publishConfig } = Object.fromEntries(fields);
  const named = [
    ...fields,
    ...Object.entries(isObject(publishConfig) ? publishConfig : {}),
  ]
    .filter(([name]) => fileFields.test(name))
    .flatMap(([, field]) => textsIn(field).map(({ file }) => placeOf(file)));
  const files = [
    { name: '/package/package.json', data: JSON.stringify(Object.fromEntries(fields)) },
    // Of no format, and executable.
    ...[...new Set(named)].map((name) => ({ name, data: '#!/usr/bin/env node' })),
  ];
  const { messages } = await publint({ pkgDir: '/package', pack: { files } });
  return [
    ...wrong.map((name): Finding => {
      const [rule, level] = ['FIELD_INVALID_VALUE_TYPE', 'error'] as const;
      return { rule, level, path: [name], values: {} };
    }),
    ...messages.map(({ code, path, type, args }) => {
      const isMissing = path.length === 1 && path[0] === 'name';
      return {
        rule: code,
        level: type,
        path: isMissing ? [] : path,
        values: textMap(args),
      };
    }),
  ];
}

/** Where publint looks for a file; one file for a pattern or a folder. */
function placeOf(file: string): string {
  const path = `/package/${file}`.replace(/\/(\.?\/)+/g, '/');
  return path.replaceAll('*', 'any').replace(/\/$/, '/any');
}

/** Whether publint reads a field; it throws at others instead of reporting them. */
function hasShape(name: string, value: unknown): boolean {
  const isText = (one: unknown) => typeof one === 'string';
  const isMap = isObject(value) && Object.values(value).every(isText);
  if (name === 'exports') return isTarget(value);
  if (name === 'imports') return isObject(value) && isTarget(value);
  if (name === 'dependencies') return isMap;
  if (name === 'repository') return isMap || isText(value);
  if (name === 'browser') return isObject(value) || isText(value);
  if (name !== 'publishConfig') return true;
  return isObject(value) && Object.entries(value).every((field) => hasShape(...field));
}

function isTarget(value: unknown): boolean {
  if (value === null || typeof value === 'string') return true;
  return typeof value === 'object' && Object.values(value).every(isTarget);
}
