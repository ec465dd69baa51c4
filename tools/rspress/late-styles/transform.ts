/** Addresses of the whole style sheet, and of the two parts that take its place. */
export interface StyleAddresses {
  readonly sheet: string;
  readonly own: string;
  readonly script: string;
}

const scripts = '<meta name="intent-scripts" content="';

/**
 * A built page with its own style sheet in place of the whole one, and the script with the others before all scripts that start
 * with the reader's intent.
 *
 * @throws when the page does not name the whole sheet or has no list of such scripts, so that styles would be missing
 */
export function withSplitStyles(
  html: string,
  { sheet, own, script }: StyleAddresses,
): string {
  const link = `href="${sheet}"`;
  if (!html.includes(link) || !html.includes(scripts)) {
    throw new Error(
      `A built page has no ${link} or no list of scripts. The framework changed how it writes its head; adapt tools/rspress/late-styles.`,
    );
  }
  return html.replaceAll(link, `href="${own}"`).replace(scripts, `${scripts}${script} `);
}
