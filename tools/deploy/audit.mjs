/**
 * Asks the registry for known vulnerabilities of the packages in package-lock.json, and fails for
 * severe ones. Where the registry does not answer, as many mirrors do not, nothing is known: that is
 * said, and fails nothing. Needs no installed packages.
 */
import { spawnSync } from 'node:child_process';
import { npm } from '../install/process.mjs';

const severe = ['high', 'critical'];

const [program, ...args] = npm('audit', '--json');
const { stdout, error } = spawnSync(program, args, {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
const answer = parsed(stdout);
if (!answer?.vulnerabilities) {
  const reason = error?.message ?? answer?.message ?? answer?.error?.summary ?? stdout;
  const text = `The registry does not say which vulnerabilities are known: ${reason}`;
  console.log(process.env.GITHUB_ACTIONS === 'true' ? `::warning::${text}` : text);
} else {
  const all = Object.values(answer.vulnerabilities);
  const found = all.filter(({ severity }) => severe.includes(severity));
  console.log(
    `${all.length} packages have known vulnerabilities, ${found.length} severe ones.`,
  );
  for (const one of found) console.log(described(one));
  if (found.length > 0) {
    console.log(
      'Why: these packages run here and on the machines of contributors.\n' +
        'Do:  update what requires them, or override them in package.json, with a reason in ' +
        'contributing/versions.md (“Pins and overrides”).',
    );
    process.exitCode = 1;
  }
}

/** One package: what is known about itself, or the package through which it is concerned. */
function described({ name, severity, via }) {
  const reasons = via.map((one) =>
    typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`,
  );
  return `${name} (${severity}): ${reasons.join('; ')}`;
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
