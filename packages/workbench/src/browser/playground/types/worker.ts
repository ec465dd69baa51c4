// The worker that checks types while the reader writes. It evaluates nothing of the package.
import { expose } from 'comlink';
import { createService } from './service.ts';

/** What is used of the engine's script with TypeScript, which asks for nothing of the engine's worker. */
interface TypescriptPart {
  readonly files: Readonly<Record<string, string>>;
  readonly modules: { readonly typescript: () => typeof import('typescript-api') };
}

let service: ReturnType<typeof createService> | undefined;

const requests = {
  /** `typescript` is a file beside this one, `declarations` another. */
  async start(typescript: string, declarations: string): Promise<void> {
    // Not an expression, which would be bundled.
    const url = `./${typescript}`;
    const { modules, files }: TypescriptPart = await import(url);
    const response = await fetch(new URL(declarations, self.location.href));
    const types: Readonly<Record<string, string>> = await response.json();
    service = createService(modules.typescript(), { ...files, ...types });
  },
  /** Takes the package as it is now, and returns its errors. */
  check(texts: Readonly<Record<string, string>>) {
    service?.update(texts);
    return service?.problems() ?? [];
  },
  /** `text` is what the file has now. */
  complete(path: string, text: string, position: number) {
    service?.write(path, text);
    return service?.complete(path, position);
  },
  describe: (path: string, position: number, name: string) =>
    service?.describe(path, position, name) ?? '',
  hover: (path: string, position: number) => service?.hover(path, position),
};

export type TypeRequests = typeof requests;

expose(requests);
