import type { Engine, Files } from '@site/engine';
import { fieldsOf } from '@site/mdx/records';
import type { Project } from '../../parts/recorded.ts';

/**
 * The reports of publint and, once TypeScript is loaded, of Are The Types Wrong. Rejects if
 * `package.json` is no JSON.
 */
export async function checkPackage(engine: Engine, project: Project, emitted: Files) {
  const { publint } = await import('publint');
  const { publintVerdict } = await import('@site/samples/format/publint-verdict');
  const manifest = { ...fieldsOf(JSON.parse(project['package.json'] ?? '')) };
  const isIncluded = ([path]: [string, unknown]) => isPacked(path, manifest.files);
  const packed = Object.entries({ ...project, ...emitted }).filter(isIncluded);
  const files = packed.map(([path, data]) => ({ name: `package/${path}`, data }));
  const { messages } = await publint({ pkgDir: 'package', pack: { files } });
  const { says } = publintVerdict(messages, manifest);
  const findings = messages.map(({ path: field }, index) => {
    return { message: says[index] ?? '', field };
  });
  const report = { command: 'npx publint', says, findings };
  const types = await engine.checkTypes(Object.fromEntries(packed));
  if (!types) return [report];
  const wrong = types.says.filter((line) => !line.endsWith('no problems'));
  const aboutTypes = wrong.map((message) => {
    // A line begins with its entry, which only `exports` names.
    const [entry = ''] = message.split('  ', 1);
    return { message, field: manifest.exports ? ['exports', entry] : ['main'] };
  });
  return [report, { ...types, findings: aboutTypes }];
}

/** npm packs these always. */
const always = /^(?:package\.json|readme(?:\.\w+)?|(?:license|licence)(?:\.\w+)?)$/i;

/** Whether npm packs a file, by the field `files` of `package.json`; all if there is none. */
export function isPacked(path: string, field: unknown): boolean {
  if (path.startsWith('node_modules/')) return false;
  if (!Array.isArray(field) || always.test(path)) return true;
  const matches = (pattern: string) => {
    const bare = pattern.replace(/^\.?\//, '').replace(/\/(?:\*{1,2}(?:\/\*)?)?$/, '');
    const source = bare
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/|\*\*|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
    return new RegExp(`^${source}(?:/|$)`).test(path);
  };
  // The last pattern that matches decides.
  const last = field
    .map(String)
    .findLast((pattern) => matches(pattern.replace(/^!/, '')));
  return last !== undefined && !last.startsWith('!');
}
