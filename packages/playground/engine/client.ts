import { EngineError, fetchParts, readManifest } from './fetch.ts';
import type { BuildResult, EngineManifest, Files } from './worker/protocol.ts';
import type { Reply, Requests } from './worker/worker.ts';

export { EngineError } from './fetch.ts';
export type { BuildResult, EngineManifest, Files } from './worker/protocol.ts';

/** What the engine is doing, for a reader who waits. */
export type Progress =
  /** `bytes` of `total` are there, both as they are when they are decompressed. */
  | { readonly kind: 'fetching'; readonly bytes: number; readonly total: number }
  /** `fetchingTypescript`, because declarations are asked for. */
  | { readonly kind: 'starting' | 'building' | 'fetchingTypescript' };

/** A build that takes longer is stopped, because its configuration may never end. */
const buildLimit = 20_000;
/** In Firefox, a start stands still now and then, and the next one works: README.md. */
const firstStartLimit = 20_000;
/** Compiling the compiler takes seconds, on slow phones many. */
const startLimit = 120_000;
/** The compiler keeps some megabytes of each build. */
const buildsPerWorker = 50;

export interface EngineOptions {
  /** The address of the folder with `engine.json`, with a slash at its end. */
  readonly folder: string;
  readonly onProgress?: (progress: Progress) => void;
}

type Answer<K extends keyof Requests> = Awaited<ReturnType<Requests[K]>>;

/**
 * Rslib in a web page: files of a package in, emitted files and the text of the terminal out. The
 * page has to be cross-origin isolated. Nothing is fetched before the first call; one has to end
 * before the next one.
 */
export class Engine {
  readonly #folder: string;
  readonly #report: (progress: Progress) => void;
  #manifest: EngineManifest | undefined;
  #wasm: readonly ArrayBuffer[] | undefined;
  #worker: Worker | undefined;
  #builds = 0;
  #abort = new AbortController();

  constructor({ folder, onProgress = () => {} }: EngineOptions) {
    this.#folder = folder;
    this.#report = onProgress;
  }

  /** What will be fetched. Rejects with an `EngineError` if there is no engine. */
  async readManifest(): Promise<EngineManifest> {
    this.#manifest ??= await readManifest(this.#folder);
    return this.#manifest;
  }

  /**
   * Builds a package. Resolves also when the build fails, with its log. Rejects with an
   * `EngineError` when the engine was stopped, does not answer in `limit` milliseconds, or does not
   * work here; the next call then starts a fresh worker.
   */
  async build(files: Files, limit = buildLimit): Promise<BuildResult> {
    if (this.#builds >= buildsPerWorker) this.#end();
    if (!this.#worker) await this.#start();
    this.#builds += 1;
    this.#report({ kind: 'building' });
    const result = await this.#ask('build', files, limit);
    if (result) return result;
    this.#report({ kind: 'fetchingTypescript' });
    await this.#ask('loadTypescript', undefined, startLimit);
    // The first declarations take long.
    return this.build(files, Math.max(limit, startLimit));
  }

  /**
   * What Are The Types Wrong reports about a package whose files are those that npm would pack; undefined
   * unless a build has fetched TypeScript for declarations. Rejects as `build` does.
   */
  async checkTypes(files: Files) {
    return this.#worker && this.#ask('checkTypes', files, buildLimit);
  }

  /** Ends what is under way, which rejects, and frees all memory but the compiler. */
  stop(): void {
    this.#abort.abort(new EngineError('stopped', 'It was stopped.'));
    this.#abort = new AbortController();
    this.#end();
  }

  async #start(): Promise<void> {
    const manifest = await this.readManifest();
    const folder = new URL(this.#folder, document.baseURI).href;
    const total = manifest.wasm.reduce((sum, { bytes }) => sum + bytes, 0);
    this.#wasm ??= await fetchParts(folder, manifest.wasm, this.#abort.signal, (bytes) =>
      this.#report({ kind: 'fetching', bytes, total }),
    );
    const options = { manifest, folder, wasm: this.#wasm };
    this.#report({ kind: 'starting' });
    const startWorker = (limit: number) => {
      this.#worker = new Worker(folder + manifest.worker.file, { type: 'module' });
      this.#builds = 0;
      return this.#ask('start', options, limit);
    };
    await startWorker(firstStartLimit).catch((error) => {
      if (!(error instanceof EngineError) || error.code !== 'notStarted') throw error;
      return startWorker(startLimit);
    });
  }

  /** Sends a request to the worker, which is ended if that fails or takes over `limit` milliseconds. */
  #ask<K extends keyof Requests>(
    name: K,
    argument: Parameters<Requests[K]>[0],
    limit: number,
  ): Promise<Answer<K>> {
    const worker = this.#worker;
    const { signal } = this.#abort;
    let timer: ReturnType<typeof setTimeout>;
    const answer = new Promise<Answer<K>>((resolve, reject) => {
      if (!worker) throw new EngineError('stopped', 'It was stopped.');
      const fail = (code: EngineError['code'], message: string) =>
        reject(new EngineError(code, message));
      const late = name === 'start' ? 'notStarted' : 'timeout';
      timer = setTimeout(fail, limit, late, `No answer in ${limit / 1000} s.`);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onerror = ({ message }) => fail('broken', message);
      worker.onmessage = ({ data }: MessageEvent<Reply<Answer<K>>>) =>
        'error' in data ? fail('broken', data.error) : resolve(data.result);
      worker.postMessage([name, argument]);
    });
    answer.catch(() => this.#end());
    return answer.finally(() => clearTimeout(timer));
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
