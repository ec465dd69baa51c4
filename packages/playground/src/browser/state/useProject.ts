import { withBase } from '@rspress/core/runtime';
import { loadState } from '@site/explorer/browser/outputs';
import { nearestState } from '@site/explorer/browser/states';
import { useCallback, useEffect, useState } from 'react';
import { decodeProject, type Origin, readOrigin } from '../project/address';
import { type Project, parseProject, projectOf } from '../project/project';
import { forget, keep, recall } from './memory';

/** Where the project comes from. Only the reader's own is built without a press of Run. */
export type Source = 'start' | 'kept' | 'address' | 'pending' | 'edited';

export interface ProjectState {
  readonly project: Project;
  readonly source: Source;
  /** The key of a text: what is wrong with the address. */
  readonly notice: 'brokenLink' | 'unknownSample' | undefined;
  /** Replaces the files, as an edit of the reader. */
  readonly edit: (change: (project: Project) => Project) => void;
  /** Back to the recorded example. */
  readonly reset: () => void;
}

/**
 * The reader's package: from the address, from a press of Run before a reload, as the browser has
 * kept it, or the recorded example. The first render is the example, which is in the HTML.
 */
export function useProject(start: Project): ProjectState {
  const [project, setProject] = useState(start);
  const [source, setSource] = useState<Source>('start');
  const [notice, setNotice] = useState<ProjectState['notice']>();

  useEffect(() => {
    const show = (found: Project, from: Source) => {
      setProject(found);
      setSource(from);
    };
    const open = async () => {
      const pending = recall('playground-run');
      forget('playground-run');
      if (pending) return show(pending, 'pending');
      const origin = readOrigin(location);
      if (!origin) {
        const kept = recall('playground-project');
        return kept && show(kept, 'kept');
      }
      const found = await projectAt(origin);
      const isCode = origin.kind === 'code';
      if (found) return show(found, isCode ? 'address' : 'start');
      setNotice(isCode ? 'brokenLink' : 'unknownSample');
    };
    open().catch((error: unknown) => {
      console.error(error);
      setNotice('unknownSample');
    });
    // A fresh page has no engine that would build the code of another address by itself.
    const openAgain = () => location.reload();
    window.addEventListener('hashchange', openAgain);
    return () => window.removeEventListener('hashchange', openAgain);
  }, []);

  const edit = useCallback((change: (project: Project) => Project) => {
    setSource((before) => (before === 'address' ? before : 'edited'));
    setProject((before) => {
      const after = change(before);
      keep('playground-project', after);
      return after;
    });
  }, []);
  const reset = useCallback(() => {
    forget('playground-project');
    history.replaceState(history.state, '', location.pathname);
    setProject(start);
    setSource('start');
    setNotice(undefined);
  }, [start]);
  return { project, source, notice, edit, reset };
}

/** The files that an address names; undefined if it is damaged, or a sample that is not there. */
async function projectAt({ kind, text }: Origin): Promise<Project | undefined> {
  if (kind === 'code') return decodeProject(text);
  if (kind === 'state') {
    const { now, sources } = await loadState(nearestState(text.split('.')));
    return projectOf(now, sources);
  }
  if (!/^[\w-]+$/.test(text)) return undefined;
  const response = await fetch(withBase(`/playground/samples/${text}.json`));
  const isJson = response.headers.get('content-type')?.includes('json');
  return response.ok && isJson ? parseProject(await response.json()) : undefined;
}
