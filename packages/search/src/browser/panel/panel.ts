import { pageEvent } from '@site/base-theme/layout/page-event';
import { clientFor } from '../client/client';
import { memoize } from '../engine/text';
import { clearHighlight, highlightWords, storeWords } from '../highlight/highlight';
import { loadNames } from '../names/names';
import { maxQueryLength } from '../settings';
import { lastQuery } from '../storage-keys.ts';
import type { SearchFiles } from '../types';
import { createAnswers, type SearchAnswer } from './answers';
import { element } from './element';
import { createListbox } from './listbox';
import styles from './panel.css?inline';
import { takePasted } from './pasted';
import { readQuery, rememberedResult, rememberResult, writeQuery } from './place';
import { popularPages, recentSearches, rememberSearch, slashSwitch } from './start';
import { createStatus } from './status';

/** How many pages are shown at first, and added by the button below them. */
const pagesPerStep = 7;

/** What is in the field, and how far it is answered. */
function searchFor(query: string, scope: string, omitted = 0) {
  return {
    query,
    /** The language or version whose pages are searched. */
    scope,
    /** How many lines of what was pasted are not in the query. */
    omitted,
    /** How many pages are listed at most. */
    limit: pagesPerStep,
    /** Whether the list answers it, rather than the query before. */
    isListed: false,
    /** The words of the site that are closest to a query without results. */
    closest: [] as readonly string[],
    /** The link of the result to return to after Back. */
    left: rememberedResult(query),
    /** Whether the dialog closes because a result is followed. */
    isFollowed: false,
  };
}

/**
 * Fills the search dialog of the page for as long as the document lives: lists what answers the
 * field, and follows it.
 */
export function startPanel(files: SearchFiles): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search-dialog]');
  const input = dialog?.querySelector('input');
  const body = dialog?.querySelector<HTMLElement>('[data-search-body]');
  if (!dialog || !input || !body) return;

  const results = createListbox(input, files.base);
  const scope = () => dialog.dataset.searchDialog ?? '';
  const status = createStatus({ retry: () => answers().load(), showMore, repeat });
  const start = element('div');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  body.replaceChildren(status.above, start, results.list, status.below, slashSwitch());
  dialog.querySelector('form + [role=alert]')?.setAttribute('hidden', '');

  let search = searchFor('', scope());
  const answersIn = memoize((name: string) => {
    const { index, names } = files.scopes[name] ?? {};
    const client = clientFor(name.replace(/.*\./, ''), index);
    // A search service answers from its own indexes alone.
    const loading = loadNames(SITE_SEARCH_SERVICE ? undefined : names);
    const created = createAnswers(client, loading, onAnswer);
    loading.then(created.load);
    return created;
  });
  const answers = () => answersIn(scope());

  function render(): void {
    if (!input) return;
    const { status: phase, isBusy } = answers();
    const rows = results.rows();
    const pages = new Set(rows.map(({ pathname }) => pathname)).size;
    const { query, limit, isListed, closest, omitted } = search;
    const hasMore = pages >= limit && isListed && phase === 'inited';
    const isFull = input.value.length >= maxQueryLength;
    const isAnswered = query !== '' && phase === 'inited' && !isBusy;
    input.dataset.searchStatus = phase;
    const about = { status: phase, query, isAnswered, isFull, omitted };
    status.update({ ...about, count: rows.length, closest, hasMore });
    const isEmpty = query === '' || (isAnswered && rows.length === 0);
    start.replaceChildren(
      ...(query === '' ? recentSearches(repeat) : []),
      ...(isEmpty ? popularPages(files, scope()) : []),
    );
  }

  /**
   * Lists an answer. Results that are listed for the same query stay where they are, as the reader
   * may be about to choose one; other pages come below them, as far as there is room.
   */
  function onAnswer(answer?: SearchAnswer): void {
    if (answer && answer.query === search.query) {
      if (!search.isListed) results.clear();
      search.isListed = true;
      results.add(answer.results, search.limit);
      search.closest = answer.results.flatMap((one) => one.closest);
      const returned = results.rows().find(({ href }) => href === search.left);
      if (returned) {
        results.select(returned);
        search.left = undefined;
      }
      if (dialog?.open) writeQuery(search.query);
      if (dialog?.dataset.entered?.trim() === search.query) follow();
    }
    render();
  }

  /** Searches for what is in the field; `omitted` lines of what was pasted are not. */
  function update(omitted = 0): void {
    const typed = input?.value.trim() ?? '';
    if (typed !== search.query || search.scope !== scope()) {
      search = searchFor(typed, scope(), omitted);
      answers().ask(typed, search.limit);
    }
    if (typed === '') {
      results.clear();
      // `#search` alone stays, as an address without a search closes the dialog.
      if (dialog?.open && readQuery(location)) writeQuery('');
    }
    render();
  }

  /** Shows that search was opened, perhaps in another language than before. */
  function reopen(): void {
    update();
    if (dialog?.open && search.query !== '') writeQuery(search.query);
  }

  /** Searches for a word that the reader picked, or for nothing. */
  function repeat(query = ''): void {
    if (!input) return;
    input.focus();
    input.value = query;
    update();
  }

  function showMore(): void {
    search.limit += pagesPerStep;
    input?.focus();
    answers().ask(search.query, search.limit);
    render();
  }

  /** Follows the current result, or the first one of the answer that is on its way. */
  function follow(): void {
    const link = results.current();
    if (!search.isListed || !link) return;
    delete dialog?.dataset.entered;
    link.click();
  }

  input.addEventListener('input', () => update(takePasted(input)));
  input.addEventListener('focus', reopen);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) follow();
  });
  body.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link) return;
    const isResult = results.list.contains(link);
    if (isResult) rememberSearch(search.query);
    // Those open elsewhere, and search stays open.
    if (link.target || metaKey || ctrlKey || shiftKey || altKey) return;
    if (isResult) {
      search.isFollowed = true;
      rememberResult(search.query, link.href);
      storeWords(link);
    }
    dialog.close();
  });
  dialog.addEventListener('close', () => {
    // The address keeps the query of a result that was followed, so that Back opens it again.
    if (!search.isFollowed) writeQuery('');
    search.isFollowed = false;
    delete dialog.dataset.entered;
    sessionStorage.setItem(lastQuery, input.value);
  });
  addEventListener('popstate', () => {
    if (readQuery(location) === undefined) dialog.close();
  });
  addEventListener('keydown', ({ key }) => key === 'Escape' && clearHighlight());
  addEventListener(pageEvent, highlightWords);

  // A page that a result led to loads nothing else until search is opened again.
  const isResult = highlightWords();
  const omitted = takePasted(input);
  if (!isResult || dialog.open) update(omitted);
}
