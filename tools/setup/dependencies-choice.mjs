/** The decision whether node_modules is what the lock file asks for; nothing here touches the machine. */

/**
 * Lists where `installed` differs from `wanted`, both the `packages` map of a lock file (keys are
 * folders such as `node_modules/react`). Each difference names the folder and both versions;
 * `found` is `undefined` where nothing is installed. A missing optional package counts only if it
 * names the systems that it is for and `machine` ({ os, cpu, libc }) is one of them.
 */
export function differences(wanted, installed, machine) {
  const list = [];
  for (const [folder, entry] of Object.entries(wanted)) {
    // npm does not install again what it calls extraneous.
    if (folder === '' || entry.link || entry.extraneous) continue;
    const found = installed[folder]?.version;
    if (found === entry.version) continue;
    if (found === undefined && entry.optional && !isMeantFor(entry, machine)) continue;
    list.push({ folder, wanted: entry.version, found });
  }
  return list;
}

/**
 * Says in one sentence why an installation is needed: the first few of `list` (from
 * `differences`, not empty) by name and how many there are.
 */
export function explain(list) {
  const name = ({ folder }) => folder.replace(/^.*node_modules\//, '');
  const describe = (difference) =>
    difference.found === undefined
      ? `${name(difference)} ${difference.wanted} is missing`
      : `${name(difference)} is ${difference.found}, not ${difference.wanted}`;
  const more = list.length > 3 ? `, and ${list.length - 3} more` : '';
  return `node_modules is not what package-lock.json asks for: ${list
    .slice(0, 3)
    .map(describe)
    .join(', ')}${more}.`;
}

/** What an optional package without a system needs (a fallback in WebAssembly), npm leaves out. */
function isMeantFor(entry, machine) {
  const named = ['os', 'cpu', 'libc'].filter((key) => entry[key] !== undefined);
  return named.length > 0 && named.every((key) => allows(entry[key], machine[key]));
}

/** npm lets a package name systems, or with a `!` those that it is not for. */
function allows(names, value) {
  // Some packages write one name instead of a list.
  const list = [names].flat();
  if (list.includes(`!${value}`)) return false;
  return list.includes(value) || list.every((word) => word.startsWith('!'));
}
