import { EngineError, fetchParts, readManifest } from './fetch.ts';
import type { EngineManifest } from './manifest.ts';
import type {
  BuildResult,
  Files,
  Reply,
  Request,
  Results,
  TypesReport,
} from './worker/protocol.ts';

export { EngineError, readManifest } from './fetch.ts';
export type { BuildResult, Files } from './worker/protocol.ts';
export type { EngineManifest };

/** What the engine is doing, for a reader who waits. */
export type Progress =
  /** `bytes` of `total` are there, both as they are when they are decompressed. */
  | { readonly kind: 'fetching'; readonly bytes: number; readonly total: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'building' }
  /** TypeScript is fetched, because declarations are asked for. */
  | { readonly kind: 'fetchingTypescript' };

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

/**
 * Rslib in a web page: files of a package in, emitted files and the text of the terminal out. The
 * page has to be cross-origin isolated. Nothing is fetched before the first build.
 */
export class Engine {
  readonly #options: EngineOptions;
  #manifest: EngineManifest | undefined;
  #wasm: readonly ArrayBuffer[] | undefined;
  #worker: Worker | undefined;
  #builds = 0;
  #abort = new AbortController();

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /**
   * Builds a package. Resolves also when the build fails, with its log. Rejects with an
   * `EngineError` when the engine was stopped, does not answer in `limit` milliseconds, or does not
   * work here; the next call then starts a fresh worker.
   */
  async build(files: Files, limit = buildLimit): Promise<BuildResult> {
    if (this.#builds >= buildsPerWorker) this.#end();
    const worker = await this.#start();
    this.#report({ kind: 'building' });
    this.#builds += 1;
    const result = await this.#ask<'build'>(worker, { kind: 'build', files }, limit);
    const crash = result.log.find((line) => line.includes('Panic occurred'));
    if (!crash) return result;
    this.#end();
    throw new EngineError('broken', crash);
  }

  /**
   * What Are The Types Wrong reports about a package whose files are those that npm would pack; undefined
   * unless a build has fetched TypeScript for declarations. Rejects as `build` does.
   */
  async checkTypes(files: Files): Promise<TypesReport | undefined> {
    if (!this.#worker) return undefined;
    return this.#ask<'checkTypes'>(
      this.#worker,
      { kind: 'checkTypes', files },
      buildLimit,
    );
  }

  /** Ends what is under way, which rejects, and frees all memory but the compiler. */
  stop(): void {
    this.#abort.abort(new EngineError('stopped', 'It was stopped.'));
    this.#abort = new AbortController();
    this.#end();
  }

  async #start(): Promise<Worker> {
    if (this.#worker) return this.#worker;
    const { folder } = this.#options;
    this.#manifest ??= await readManifest(folder);
    const manifest = this.#manifest;
    this.#wasm ??= await fetchParts(manifest.wasm, {
      folder,
      signal: this.#abort.signal,
      onBytes: (bytes, total) => this.#report({ kind: 'fetching', bytes, total }),
    });
    this.#report({ kind: 'starting' });
    const wasm = this.#wasm;
    return this.#startWorker(manifest, wasm, firstStartLimit).catch((error) => {
      if (!(error instanceof EngineError) || error.code !== 'notStarted') throw error;
      return this.#startWorker(manifest, wasm, startLimit);
    });
  }

  async #startWorker(
    manifest: EngineManifest,
    wasm: readonly ArrayBuffer[],
    limit: number,
  ): Promise<Worker> {
    const folder = new URL(this.#options.folder, document.baseURI).href;
    const worker = new Worker(folder + manifest.worker.file, { type: 'module' });
    this.#worker = worker;
    this.#builds = 0;
    await this.#ask<'start'>(worker, { kind: 'start', manifest, folder, wasm }, limit);
    return worker;
  }

  /** Sends a request and waits for its answer. Without one in `limit` milliseconds, ends the worker. */
  #ask<K extends Request['kind']>(
    worker: Worker,
    request: Request & { kind: K },
    limit: number,
  ): Promise<Results[K]> {
    const { signal } = this.#abort;
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        clearTimeout(timer);
        this.#end();
        reject(error);
      };
      const expire = () =>
        fail(
          new EngineError(
            request.kind === 'start' ? 'notStarted' : 'timeout',
            `No answer in ${limit / 1000} s.`,
          ),
        );
      let timer = setTimeout(expire, limit);
      signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      worker.onerror = ({ message }) => fail(new EngineError('broken', message));
      worker.onmessage = ({ data }: MessageEvent<Reply<K>>) => {
        if (data.kind === 'broken') return fail(new EngineError('broken', data.message));
        clearTimeout(timer);
        if (data.kind === 'done') return resolve(data.result);
        this.#report({ kind: 'fetchingTypescript' });
        timer = setTimeout(expire, startLimit);
      };
      worker.postMessage(request);
    });
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #report(progress: Progress): void {
    this.#options.onProgress?.(progress);
  }
}
