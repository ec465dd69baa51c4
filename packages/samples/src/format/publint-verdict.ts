// What publint reports, in lines. Also runs in browsers.
import type { Message } from 'publint';
import { formatMessage } from 'publint/utils';

/** Whether a package is as it should be, and what a tool says about it. */
export interface Verdict {
  readonly ok: boolean;
  readonly says: string[];
}

/** One line for each message of publint. Suggestions alone are no failure. */
export function publintVerdict(
  messages: readonly Message[],
  manifest: Record<string, unknown>,
): Verdict {
  const says = messages.map((message) => {
    const text = formatMessage(message, manifest, { color: false }) ?? message.code;
    return `${message.type}: ${text.replaceAll(/\s*\n\s*/g, ' ')}`;
  });
  return {
    ok: messages.every(({ type }) => type === 'suggestion'),
    says: says.length > 0 ? says : ['no problems'],
  };
}
