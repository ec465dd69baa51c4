/** Which pages are searched: those of a language and a version, empty where the site has only one, below a root. */
export interface Searched {
  readonly lang: string;
  readonly version: string;
  readonly root: string;
}
