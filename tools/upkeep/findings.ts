/** One advisory about an installed package, as `npm audit --json` names it. */
export interface Advisory {
  /** Address of the advisory, which is its name. */
  readonly url: string;
  readonly package: string;
  readonly title: string;
  readonly severity: string;
}

/** Why an advisory does not concern the site; tools/upkeep/explained.json holds a list of them. */
export interface Explanation {
  readonly url: string;
  readonly package: string;
  /** What of the package is used, and why that cannot be abused here. */
  readonly reason: string;
}

/**
 * Reads the report of `npm audit --json`: each advisory once, whatever depends on the package. Throws where the registry did not
 * answer, since an unanswered question is not a clean report.
 */
export function advisoriesIn(report: string): Advisory[] {
  const { vulnerabilities, error, message } = Object(parse(report));
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const said = Object(error).summary || message || report.slice(0, 200) || 'nothing';
    throw new Error(`npm audit did not report. It said: ${said}`);
  }
  const found = new Map<string, Advisory>();
  for (const entry of Object.values(vulnerabilities)) {
    const { via } = Object(entry);
    for (const cause of Array.isArray(via) ? via : []) {
      // A name instead of an advisory is a package in between.
      if (typeof cause !== 'object') continue;
      const { url, name, title, severity } = Object(cause);
      const advisory = { url, package: name, title, severity };
      found.set(String(url), texts(advisory));
    }
  }
  return [...found.values()];
}

/** What has to be done about advisories and their explanations: none without one, and no explanation of what is gone. */
export function openQuestions(
  advisories: readonly Advisory[],
  explained: readonly Explanation[],
): string[] {
  const known = new Set(explained.map(({ url }) => url));
  const met = new Set(advisories.map(({ url }) => url));
  return [
    ...advisories
      .filter(({ url }) => !known.has(url))
      .map(
        (one) =>
          `${one.package}: ${one.title} (${one.severity})\n  ${one.url}\n  Do:  Raise the package. If no release mends it, say in tools/upkeep/explained.json why it cannot be abused here.`,
      ),
    ...explained
      .filter(({ url, reason }) => !met.has(url) || reason.trim() === '')
      .map(
        (one) =>
          `${one.package}: ${one.url}\n  Do:  ${met.has(one.url) ? 'Give a reason' : 'npm audit does not report it any more: strike it off'} in tools/upkeep/explained.json.`,
      ),
  ];
}

function texts(advisory: Record<keyof Advisory, unknown>): Advisory {
  const { url, title, severity } = advisory;
  return {
    url: String(url),
    package: String(advisory.package),
    title: String(title),
    severity: String(severity),
  };
}

function parse(report: string): unknown {
  try {
    return JSON.parse(report);
  } catch {
    return {};
  }
}
