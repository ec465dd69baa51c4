import type { Completion } from '@codemirror/autocomplete';
import type { TypeService } from '../types/useTypes';
import { type Help, isAsked, panelOf } from './help';

/** What TypeScript knows about a file. */
export function typeHelp(service: TypeService, path: string): Help {
  return {
    async complete(context) {
      if (!isAsked(context)) return null;
      const { pos, state } = context;
      const found = await service.complete(path, state.doc.toString(), pos);
      if (!found || context.aborted) return null;
      const options = found.options.map(({ label, sortText }): Completion => {
        const info = async () => panelOf(await service.describe(path, pos, label));
        const boost = -Number.parseInt(sortText, 10) || 0;
        return { label, boost, info };
      });
      return { from: found.from, options, validFor: /^[\w$]*$/ };
    },
    async hover(_view, position) {
      const found = await service.hover(path, position);
      if (!found) return null;
      const { from, to, type, text } = found;
      return { pos: from, end: to, create: () => ({ dom: panelOf(type, text) }) };
    },
  };
}
