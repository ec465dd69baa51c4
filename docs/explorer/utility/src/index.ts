import { wait } from './wait';

export { wait } from './wait';

/** What the queue runs: anything that ends some day. */
export type Job<Result> = () => Promise<Result>;

export interface QueueOptions {
  /** How many jobs run at the same time. */
  limit?: number;
  /** How long to wait before looking again. */
  pause?: number;
}

/** Runs jobs in their order, a few at a time. */
export class Queue {
  #free: number;
  readonly #pause: number;

  constructor(options: QueueOptions = {}) {
    this.#free = options.limit ?? 1;
    this.#pause = options.pause ?? 0;
  }

  /** Starts a job as soon as there is room for it. */
  async run<Result>(job: Job<Result>): Promise<Result> {
    while (this.#free < 1) await wait(this.#pause);
    this.#free--;
    try {
      return await job();
    } finally {
      this.#free++;
    }
  }
}
