/**
 * Lets browsers prerender the page behind a link that the reader points at or presses: pages of
 * this site, which is below `base` (with both slashes), and no files, which have a dot in their
 * names, nor addresses with a query, such as those of searches.
 */
export function speculationRules(base: string): string {
  const where = {
    and: [
      { href_matches: `${base}*` },
      { not: { href_matches: [`${base}*.*`, '*\\?(.+)'] } },
    ],
  };
  const rules = { prerender: [{ where, eagerness: 'moderate' }] };
  return `<script type="speculationrules">${JSON.stringify(rules)}</script>`;
}
