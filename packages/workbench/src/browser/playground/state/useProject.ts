import { useEffect, useState } from 'react';
import { nearestState } from '../../../format/states.ts';
import { loadRecorded, type Project } from '../../parts/recorded';
import { decodeProject, type Origin, readOrigin } from '../project/address';
import { parseProject } from '../project/project';
import { fetchJson } from '../useJson';
import { useWindowEvent } from '../useWindowEvent';
import { forgetProject, keepProject, recallPress, recallProject } from './memory';

/**
 * Where the project comes from: the reader has `edited` it, or pressed Run before a reload, for which it
 * is `pending`; a link has its code in the `address`; or it is a known one. Code from an address stays
 * that after an edit, and after a reload. As long as the project is on its way, it is `unread`.
 */
export type Source = 'unread' | 'edited' | 'pending' | 'address' | 'known';

type Change = (project: Project) => Project;

interface Opened {
  readonly project: Project;
  /** The project before the reader changed anything on this visit. */
  readonly start: Project;
  readonly source: Source;
  /** What was changed in the example while the project was on its way, and is changed in that, too. */
  readonly early: readonly Change[];
}

/**
 * The reader's package: from a press of Run before a reload, from the address, as the browser has
 * kept it, or the recorded example. The first render is the example, which is in the HTML.
 */
export function useProject(start: Project) {
  const [opened, setOpened] = useState<Opened>({
    project: start,
    start,
    source: 'unread',
    early: [],
  });
  const { project, source } = opened;
  /** The key of a text: what is wrong with the address. */
  const [notice, setNotice] = useState<'brokenLink' | 'unknownSample'>();

  useEffect(() => {
    const open = (found: Project, from: Source) =>
      setOpened((before) => {
        if (before.source !== 'unread') return before;
        if (before.early.length === 0)
          return { ...before, project: found, start: found, source: from };
        const project = before.early.reduce((last, change) => change(last), found);
        keep(project, from);
        const source = from === 'known' ? 'edited' : from;
        return { project, start: found, source, early: [] };
      });
    const read = async () => {
      const press = recallPress();
      if (press) return open(press.project, 'pending');
      const origin = readOrigin(location);
      if (!origin) {
        const kept = recallProject();
        return open(kept?.project ?? start, kept?.isForeign ? 'address' : 'known');
      }
      const isCode = origin.kind === 'code';
      const found = await projectAt(origin);
      open(found ?? start, found && isCode ? 'address' : 'known');
      if (!found) setNotice(isCode ? 'brokenLink' : 'unknownSample');
    };
    void read();
  }, [start]);
  // A fresh page has no engine that would build the code of another address by itself.
  useWindowEvent('hashchange', () => readOrigin(location) && location.reload());

  const edit = (change: Change) => {
    setOpened((before) => {
      const project = change(before.project);
      if (before.source === 'unread')
        return { ...before, project, early: [...before.early, change] };
      keep(project, before.source);
      return {
        ...before,
        project,
        source: before.source === 'address' ? 'address' : 'edited',
      };
    });
  };
  const reset = () => {
    forgetProject();
    clearAddress();
    setOpened({ project: start, start, source: 'known', early: [] });
    setNotice(undefined);
  };
  return { project, opened: opened.start, source, notice, edit, reset };
}

/** Keeps what the reader has changed. From then on a reload opens that, and not what the address named. */
function keep(project: Project, source: Source): void {
  keepProject({ project, isForeign: source === 'address' });
  if (readOrigin(location)) clearAddress();
}

/** Takes out of the address what names a project. */
function clearAddress(): void {
  history.replaceState(history.state, '', location.origin + location.pathname);
}

/** The files that an address names; undefined if it is damaged, or they cannot be fetched. */
async function projectAt({ kind, text }: Origin): Promise<Project | undefined> {
  if (kind === 'code') return decodeProject(text);
  try {
    if (kind === 'state')
      return (await loadRecorded(nearestState(text.split('.')))).project;
    const id = encodeURIComponent(text);
    return parseProject(await fetchJson(`samples/${id}.json`));
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
