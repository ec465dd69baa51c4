import { withBase } from '@rspress/core/runtime';
import { loadState } from '@site/explorer/browser/outputs';
import { nearestState } from '@site/explorer/browser/states';
import { useEffect, useState } from 'react';
import { decodeProject, type Origin, readOrigin } from '../project/address';
import { type Project, parseProject, projectOf } from '../project/project';
import { useWindowEvent } from '../useWindowEvent';
import { forget, keep, recall } from './memory';

/**
 * Where the project comes from: the reader has `edited` it, or pressed Run before a reload, for which it
 * is `pending`; a link has its code in the `address`; or it is a known one. Code from an address stays
 * that after an edit.
 */
export type Source = 'edited' | 'pending' | 'address' | 'known';

/**
 * The reader's package: from the address, from a press of Run before a reload, as the browser has
 * kept it, or the recorded example. The first render is the example, which is in the HTML.
 */
export function useProject(start: Project) {
  const known: { project: Project; source: Source } = { project: start, source: 'known' };
  const [{ project, source }, setState] = useState(known);
  /** The key of a text: what is wrong with the address. */
  const [notice, setNotice] = useState<'brokenLink' | 'unknownSample'>();

  useEffect(() => {
    const open = async () => {
      const pending = recall(sessionStorage);
      forget(sessionStorage);
      if (pending) return setState({ project: pending, source: 'pending' });
      const origin = readOrigin(location);
      const isCode = origin?.kind === 'code';
      const found = origin ? await projectAt(origin) : recall(localStorage);
      if (found) setState({ project: found, source: isCode ? 'address' : 'known' });
      else if (origin) setNotice(isCode ? 'brokenLink' : 'unknownSample');
    };
    void open();
  }, []);
  // A fresh page has no engine that would build the code of another address by itself.
  useWindowEvent('hashchange', () => readOrigin(location) && location.reload());

  const edit = (change: (project: Project) => Project) => {
    setState((before) => {
      const after = change(before.project);
      keep(localStorage, after);
      return {
        project: after,
        source: before.source === 'address' ? 'address' : 'edited',
      };
    });
  };
  const reset = () => {
    forget(localStorage);
    history.replaceState(history.state, '', location.origin + location.pathname);
    setState(known);
    setNotice(undefined);
  };
  return { project, source, notice, edit, reset };
}

/** The files that an address names; undefined if it is damaged, or they cannot be fetched. */
async function projectAt({ kind, text }: Origin): Promise<Project | undefined> {
  if (kind === 'code') return decodeProject(text);
  try {
    if (kind === 'state') {
      const { now, sources } = await loadState(nearestState(text.split('.')));
      return projectOf(now, sources);
    }
    const id = encodeURIComponent(text);
    const response = await fetch(withBase(`/playground/samples/${id}.json`));
    return response.ok ? parseProject(await response.json()) : undefined;
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
