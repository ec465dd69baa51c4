import type { InlineSources } from './inline-sources.ts';

/** Origins besides the site's own that its pages ask for something; each is a source such as `https://example.com`. */
export interface Outside {
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
}

/**
 * The text of a content security policy: nothing runs and nothing is loaded but what the site itself has built or names.
 * It is the part that may stand in a page as well as in a header. Why each line is as it is: decisions/security.md.
 */
export function contentPolicy(inline: InlineSources, outside: Outside): string {
  return [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inline.scripts, ...outside.scripts],
    ['style-src', "'self'", ...inline.styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...outside.images],
    ['connect-src', "'self'", ...outside.connections],
    ['object-src', "'none'"],
    ['frame-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ]
    .map((directive) => directive.join(' '))
    .join(';');
}

/** The policy of the header: other sites may show pages in frames, which only a header can say. */
export function headerPolicy(inline: InlineSources, outside: Outside): string {
  return `${contentPolicy(inline, outside)};frame-ancestors *`;
}
