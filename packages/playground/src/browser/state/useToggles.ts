import type { State } from '@site/explorer/browser/toggles';
import { useEffect, useMemo, useState } from 'react';
import { configPathOf, type Project } from '../project/project';

/** What the toggles show and change, as soon as what reads a configuration is loaded. */
export function useToggles(project: Project) {
  const [tools, setTools] = useState<typeof import('../config/toggles')>();
  useEffect(() => {
    import('../config/toggles').then(setTools, console.error);
  }, []);
  const config = project[configPathOf(project) ?? ''] ?? '';
  return useMemo(() => {
    if (!tools || config === '') return nothing;
    const { offeredToggles, stateOf, withState } = tools;
    return { state: stateOf(config), offered: offeredToggles(config), withState };
  }, [tools, config]);
}

const nothing = {
  state: {} as State,
  offered: [],
  withState: (text: string) => text,
} as const;
