import type {
  BuildResult,
  EngineManifest,
  EnginePart,
  Files,
  Message,
  PartName,
} from './worker/protocol.ts';
import type { Requests } from './worker/worker.ts';

export type { BuildResult, EngineManifest, Files } from './worker/protocol.ts';

/** What the engine is doing, for a reader who waits. */
export type Progress =
  /** `bytes` of `total` are there, both as they are when they are decompressed. */
  | { readonly kind: 'fetching'; readonly bytes: number; readonly total: number }
  | { readonly kind: 'starting' | 'building' }
  | { readonly kind: 'fetchingPart'; readonly part: string };

export interface BuildOptions {
  /**
   * Commands of Rslib in words: `[['rslib', '--dts']]`. Those of the script `build` in `package.json` if
   * they are left out, or `rslib` alone if it has others.
   */
  readonly commands?: readonly (readonly string[])[];
  /** Milliseconds that the build may take. */
  readonly limit?: number;
}

/** Why a build was ended from outside; `code` is for programs. */
export class EngineError extends Error {
  readonly code: 'stopped' | 'notStarted' | 'timeout' | 'broken' | 'unavailable';

  constructor(code: EngineError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** A build that takes longer is stopped, because its configuration may never end. */
const buildLimit = 20_000;
/** In Firefox, a start stands still now and then, and the next one works: README.md. */
const firstStartLimit = 20_000;
/** Compiling the compiler takes seconds, on slow phones many; so does what is fetched for a build. */
const longLimit = 120_000;
/** What is in the scripts that are fetched on demand, for readers. */
const partTitles: Readonly<Record<PartName, string>> = {
  typescript: 'TypeScript',
  extractor: 'API Extractor',
  sass: 'Sass',
  less: 'Less',
  postcss: 'PostCSS',
};
/** The compiler keeps some megabytes of each build. */
const buildsPerWorker = 50;

/**
 * Rslib in a web page: files of a package in, emitted files and the text of the terminal out. The
 * page has to be cross-origin isolated. Nothing is fetched before the first call; one has to end
 * before the next one.
 */
export class Engine {
  readonly #folder: string;
  /** Told what the engine is doing. */
  onProgress: (progress: Progress) => void;
  #manifest: EngineManifest | undefined;
  #wasm: readonly ArrayBuffer[] | undefined;
  #worker: Worker | undefined;
  /** On it the worker answers, and configurations cannot: they do not have its other end. */
  #port: MessagePort | undefined;
  #builds = 0;
  /** How long a build may take: longer once the worker has fetched TypeScript or another script. */
  #limit = buildLimit;
  #abort = new AbortController();

  /** `folder` is the address of the folder with `engine.json`, with a slash at its end. */
  constructor(folder: string, onProgress: (progress: Progress) => void = () => {}) {
    this.#folder = folder;
    this.onProgress = onProgress;
  }

  /** What will be fetched. Rejects with an `EngineError` if there is no engine. */
  async readManifest(): Promise<EngineManifest> {
    if (this.#manifest) return this.#manifest;
    const response = await fetch(`${this.#folder}engine.json`, { cache: 'no-cache' });
    const isJson = response.headers.get('content-type')?.includes('json');
    if (!response.ok || !isJson)
      throw new EngineError('unavailable', `engine.json: ${response.status}`);
    const manifest: EngineManifest = await response.json();
    this.#manifest = manifest;
    return manifest;
  }

  /**
   * Builds a package. Resolves also when the build fails, with its log. Rejects with an
   * `EngineError` when the engine was stopped, takes too long, or does not work here; the next call
   * then starts a fresh worker.
   */
  async build(files: Files, options: BuildOptions = {}): Promise<BuildResult> {
    if (this.#builds >= buildsPerWorker) this.stop();
    if (!this.#worker) await this.#start();
    this.#builds += 1;
    this.onProgress({ kind: 'building' });
    const { commands, limit = this.#limit } = options;
    return this.#ask('build', { files, commands }, limit);
  }

  /**
   * What Are The Types Wrong reports about a package whose files are those that npm would pack; undefined
   * unless a build has fetched TypeScript for declarations. Rejects as `build` does.
   */
  async checkTypes(files: Files) {
    return this.#worker && this.#ask('checkTypes', files, this.#limit);
  }

  /** Ends what is under way, which rejects, and frees all memory but the compiler. */
  stop(): void {
    this.#end(new EngineError('stopped', 'It was stopped.'));
  }

  async #start(): Promise<void> {
    const { worker, thread, wasm, parts } = await this.readManifest();
    this.#wasm ??= await this.#fetch(wasm);
    this.onProgress({ kind: 'starting' });
    const options = { wasm: this.#wasm, thread: thread.file, parts };
    const startWorker = (limit: number) => {
      const { port1, port2 } = new MessageChannel();
      this.#worker = new Worker(this.#folder + worker.file, { type: 'module' });
      this.#worker.postMessage(port2, [port2]);
      this.#port = port1;
      this.#builds = 0;
      return this.#ask('start', options, limit);
    };
    await startWorker(firstStartLimit).catch((error) => {
      if (!(error instanceof EngineError) || error.code !== 'notStarted') throw error;
      return startWorker(longLimit);
    });
  }

  /** Fetches files, and reports after each piece how much of them is there. */
  #fetch(parts: readonly EnginePart[]): Promise<ArrayBuffer[]> {
    const { signal } = this.#abort;
    const total = parts.reduce((sum, part) => sum + part.bytes, 0);
    let bytes = 0;
    const fetchPart = async ({ file }: EnginePart) => {
      const { ok, body, status } = await fetch(this.#folder + file, { signal });
      if (!ok) throw new EngineError('unavailable', `${file}: ${status}`);
      const counter = new TransformStream<Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => {
          bytes += chunk.length;
          this.onProgress({ kind: 'fetching', bytes, total });
          controller.enqueue(chunk);
        },
      });
      return new Response(body?.pipeThrough(counter)).arrayBuffer();
    };
    return Promise.all(parts.map(fetchPart));
  }

  /**
   * Sends a request to the worker, which is ended if that fails or takes over `limit` milliseconds, or
   * as long as builds with a further script may take if it fetches one.
   */
  async #ask<Name extends keyof Requests>(
    name: Name,
    argument: Parameters<Requests[Name]>[0],
    limit: number,
  ) {
    const worker = this.#worker;
    const port = this.#port;
    const { signal } = this.#abort;
    const fail = (code: EngineError['code'], message: string) =>
      this.#end(new EngineError(code, message));
    const late = name === 'start' ? 'notStarted' : 'timeout';
    const end = (milliseconds: number) =>
      setTimeout(fail, milliseconds, late, `No answer in ${milliseconds / 1000} s.`);
    let timer = end(limit);
    const answer = new Promise<Awaited<ReturnType<Requests[Name]>>>((resolve, reject) => {
      if (!worker || !port) throw new EngineError('stopped', 'It was stopped.');
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.onerror = ({ message }) => fail('broken', message);
      port.onmessage = ({ data }: MessageEvent<Message>) => {
        if ('answer' in data) return resolve(data.answer as never);
        clearTimeout(timer);
        this.#limit = longLimit;
        timer = end(Math.max(limit, longLimit));
        this.onProgress({ kind: 'fetchingPart', part: partTitles[data.fetching] });
      };
      port.postMessage([name, argument]);
    });
    return answer.finally(() => clearTimeout(timer));
  }

  #end(error: EngineError): void {
    this.#abort.abort(error);
    this.#abort = new AbortController();
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#port?.close();
    this.#port = undefined;
    this.#limit = buildLimit;
  }
}
