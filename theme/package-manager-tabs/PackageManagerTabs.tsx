import {
  PackageManagerTabs as Original,
  type PackageManagerTabProps,
} from '@rspress/core/theme-original';
import { commandsFor } from './commands';

/** The framework shows a fifth tab, deno, for a command given as one string. This site promises four. */
export function PackageManagerTabs(props: PackageManagerTabProps) {
  if (typeof props.command !== 'string') return <Original {...props} />;
  return <Original command={commandsFor(props.command, props)} />;
}
