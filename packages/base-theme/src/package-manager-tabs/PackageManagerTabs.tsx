import { Pre } from '../mdx/Pre';
import { Tab, Tabs } from '../tabs/Tabs';
import { useText } from '../useText';
import { commandsFor, type PackageManager } from './commands';

interface PackageManagerTabsProps {
  /** What follows `npm`, translated for the others; or the whole command of each to show. */
  command: string | Partial<Readonly<Record<PackageManager, string>>>;
}

/**
 * A command for each package manager; the last choice is shown on every page. The framework's
 * component has a fifth tab and repeats the logos with every command, which may be half of a page's
 * HTML. The Markdown edition has npm's command alone where the others follow from it.
 */
export function PackageManagerTabs({ command }: PackageManagerTabsProps) {
  const text = useText();
  const commands = typeof command === 'string' ? commandsFor(command) : command;
  const shown = Object.entries(commands);
  if (import.meta.env.SSG_MD) {
    return shown
      .filter(([name]) => typeof command !== 'string' || name === 'npm')
      .map(([name, line]) => `\n\`\`\`sh [${name}]\n${line}\n\`\`\`\n`)
      .join('');
  }
  return (
    <Tabs groupId="package.manager" label={text('packageManager')}>
      {shown.map(([name, line]) => {
        const [program = '', ...rest] = line.split(' ');
        return (
          <Tab key={name} label={name}>
            <Pre lang="bash" className="shiki">
              <code>
                <span className="line">
                  <span className="f">{program}</span>
                  <span className="s"> {rest.join(' ')}</span>
                </span>
              </code>
            </Pre>
          </Tab>
        );
      })}
    </Tabs>
  );
}
