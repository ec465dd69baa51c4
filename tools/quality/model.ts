import type { SharedPart } from '../sizes/growth.ts';

/** Figures about the site as `npm run quality` finds them: the content of docs/shared/quality/figures.json. A part that was not measured is null. */
export interface Quality {
  /** For whoever opens the file. */
  readonly $comment: string;
  readonly made: Made;
  readonly documented: { readonly package: string; readonly version: string };
  readonly tests: TestFigures | null;
  readonly checks: CheckFigures;
  readonly samples: SampleFigures;
  readonly options: OptionFigures;
  readonly parity: ParityFigures;
  readonly site: SiteFigures | null;
}

/** When, of what and how the figures were made. */
export interface Made {
  /** ISO 8601, in UTC. */
  readonly on: string;
  readonly command: string;
  /** Full hash of the commit, or empty outside of git. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly changed: boolean;
  /** Version of Node.js, and the operating system with its architecture. */
  readonly node: string;
  readonly system: string;
}

/** How tests ended. A flaky one failed and then passed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly flaky: number;
  readonly skipped: number;
}

/** What Playwright's report of one run says. */
export interface TestFigures {
  /** When the run began, ISO 8601. */
  readonly on: string;
  /** What Playwright was called with; nothing for a run of all tests. */
  readonly arguments: readonly string[];
  readonly all: Tally;
  /** By folder of tests. */
  readonly folders: Readonly<Record<string, Tally>>;
  /** Each sample is one test: built anew, and every byte compared. */
  readonly samples: Tally | null;
  /** Guides whose files and commands are followed by a program. */
  readonly guides: Tally | null;
  /** Pages examined by axe-core in both themes; skipped are those left to the other width. */
  readonly pagesExamined: Tally | null;
  /** Every test that did not simply pass. */
  readonly trouble: readonly Trouble[];
}

export interface Trouble {
  readonly outcome: 'failed' | 'flaky';
  readonly project: string;
  /** Path below tests. */
  readonly file: string;
  readonly title: string;
}

/** What the checks without a browser found. */
interface CheckFigures {
  readonly checks: number;
  readonly files: number;
  /** First lines of the findings. */
  readonly findings: readonly string[];
  /** The same of work that waits and breaks nothing. */
  readonly waiting: readonly string[];
}

export interface SampleFigures {
  readonly all: number;
  /** How many are meant to build; the others show an error on purpose. */
  readonly building: number;
  /** What was done with their output, and how often it went as expected. */
  readonly exercises: number;
  readonly exercisesAsExpected: number;
  /** Versions of the documented package on their records. */
  readonly versions: readonly string[];
}

export interface OptionFigures {
  readonly all: number;
  /** How many have a place in the documentation. */
  readonly documented: number;
}

export interface ParityFigures {
  readonly pages: { readonly en: number; readonly zh: number };
  /** Headings on pages that exist in both languages. */
  readonly headings: { readonly en: number; readonly zh: number };
}

/** What was found on the built site. */
export interface SiteFigures {
  readonly pages: number;
  /** Links, pictures, scripts and styles of all pages. */
  readonly links: number;
  /** Those that lead nowhere, as findings. */
  readonly broken: readonly string[];
  readonly weights: readonly Weight[];
  /** Files that at least half of the pages ask for. */
  readonly shared: readonly SharedPart[];
}

/** What the pages of one kind cost, in bytes, before the first sign of intent and after it. */
export interface Weight {
  readonly kind: string;
  readonly pages: number;
  readonly before: Cost;
  readonly after: Cost;
}

export interface Cost {
  /** Bytes of brotli that are allowed. */
  readonly budget: number;
  readonly median: number;
  readonly largest: {
    readonly page: string;
    readonly brotli: number;
    readonly gzip: number;
  };
  /** How many pages cost more than the budget. */
  readonly over: number;
}
