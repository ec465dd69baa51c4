import { type Message, publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readPackage } from '../manifest.ts';
import { packPackage } from './pack.ts';
import type { Said } from './said.ts';

/**
 * Says what publint thinks of a package as it would be published, one line for each message.
 * Its errors and warnings make the exercise fail, its suggestions do not.
 */
export async function askPublint(folder: string): Promise<Said> {
  const { buffer } = await packPackage(folder);
  const { messages } = await publint({ pack: { tarball: buffer } });
  return { command: 'npx publint', ...verdictOn(messages, readPackage(folder)) };
}

/** As `askPublint`, of the files of a package, by their path from its folder; `package.json` is among them. */
export async function askPublintOf(files: ReadonlyMap<string, Buffer>): Promise<Said> {
  const packed = [...files].map(([path, data]) => ({ name: `package/${path}`, data }));
  const manifest: Record<string, unknown> = JSON.parse(
    files.get('package.json')?.toString() ?? '{}',
  );
  const { messages } = await publint({ pack: { files: packed }, pkgDir: 'package' });
  return { command: 'npx publint', ...verdictOn(messages, manifest) };
}

/** What publint found, in one line for each message. Suggestions alone are no failure. */
export function verdictOn(
  messages: readonly Message[],
  pkg: Record<string, unknown>,
): Pick<Said, 'ok' | 'says'> {
  const says = messages.map((message) => {
    const text = formatMessage(message, pkg, { color: false }) ?? message.code;
    return `${message.type}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`;
  });
  return {
    ok: messages.every(({ type }) => type === 'suggestion'),
    says: says.length > 0 ? says : ['no problems'],
  };
}
