import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import {
  assertContractsMet,
  deferScripts,
  type InlineScripts,
  inlineStyles,
  removeThemeScript,
} from '@site/framework';
import { base } from '@site/settings';
import { hydratedEvent } from './browser/hydrated-event.ts';
import { intentEvent } from './browser/intent-event.ts';
import { loadFailedEvent } from './browser/load-failed-event.ts';
import { compileInlineScript, type InlineFunction } from './compile-inline-script.ts';
import { writePolicy } from './content-security-policy.ts';
import { speculationRules } from './speculation-rules.ts';

/** A function that runs in pages before React. */
export interface InlineScript extends InlineFunction {
  /**
   * All pages by default; those for unknown addresses, or the one at the root alone. These load
   * their scripts as a file: they are too large to be inline.
   */
  readonly on?: '404' | 'root-404';
  /** Only on pages whose HTML has this text. They load it as a file, beside everything else. */
  readonly where?: string;
  /** Only where session storage has something under this key. They load it as a file of their own. */
  readonly whenStored?: string;
  /** Only on sites whose readers can choose a theme. */
  readonly forThemes?: boolean;
}

interface ReactOnIntentOptions {
  readonly scripts: readonly InlineScript[];
  /** Origins of images that are not the site's own, such as `https://example.com`. */
  readonly imageOrigins: readonly string[];
  /**
   * Called once all pages are rendered in the folder `outDir`. Returns what changes the HTML of each
   * before its policy is written.
   */
  readonly afterRendering?: (outDir: string) => Promise<(html: string) => string>;
}

const intent: InlineScript = {
  file: 'packages/react-on-intent/src/browser/intent.ts',
  args: [hydratedEvent, intentEvent, loadFailedEvent],
};

/** Keeps what is dropped on a page that takes files before React is there. */
export const droppedFilesScript: InlineScript = {
  file: 'packages/react-on-intent/src/browser/keepDroppedFiles.ts',
  args: [hydratedEvent],
  where: 'data-takes-files',
};

/**
 * Rspress plugin that takes the framework's scripts out of the first load of each built page:
 * they start on the reader's first sign of intent. Adds the inline scripts, and last the content
 * security policy, which allows them by hash. Does nothing on the dev server, which needs its
 * scripts at once.
 */
export function reactOnIntent(options: ReactOnIntentOptions): RspressPlugin {
  return {
    name: 'site-react-on-intent',
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const hasThemes = config.themeConfig?.darkMode !== false;
      const wanted = options.scripts.filter(({ forThemes }) => hasThemes || !forThemes);
      const scripts = await compileAll([...wanted, intent], outDir);
      const withStyles = inlineStyles(outDir, base);
      const files = await htmlFiles(outDir);
      const transform = await options.afterRendering?.(outDir);
      for (const file of files) {
        const built = await readFile(file, 'utf8');
        const inline = await scripts(path.relative(outDir, file), built);
        const page = withStyles(hasThemes ? removeThemeScript(built) : built);
        const html = deferScripts(page.html, page.deferred, inline).replace(
          '</body>',
          // Last: browsers match them with each link, which delays the first paint.
          `${speculationRules(base)}</body>`,
        );
        await writeFile(file, transform?.(html) ?? html);
      }
      // Not in plugins of their own: the framework runs all `afterBuild` hooks at the same time.
      await writePolicy(outDir, files, options.imageOrigins, base);
      assertContractsMet();
    },
  };
}

/** Returns a function from the path of a page to its scripts, which writes those with a file. */
async function compileAll(scripts: readonly InlineScript[], outDir: string) {
  const compiled = await Promise.all(
    scripts.map(async (script) => ({
      ...script,
      text: await compileInlineScript(script),
    })),
  );
  const textOf = (isIncluded: (script: InlineScript) => boolean) =>
    compiled
      .filter(isIncluded)
      .map(({ text }) => text)
      .join('');
  const fileWith = async (text: string) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    const name = `static/page.${hash}.js`;
    await writeFile(path.join(outDir, name), text);
    return base + name;
  };
  const onDemand: string[] = [];
  for (const { whenStored, text } of compiled)
    if (whenStored !== undefined)
      onDemand.push(
        `sessionStorage.getItem(${JSON.stringify(whenStored)})` +
          `&&import(${JSON.stringify(await fileWith(text))});`,
      );
  // One script: the policy names each with a hash, which does not compress.
  const inline =
    textOf(({ on, where, whenStored }) => !on && !where && !whenStored) +
    onDemand.join('');
  return async (page: string, html: string): Promise<InlineScripts> => {
    const isNotFound = path.basename(page) === '404.html';
    const early = textOf(
      ({ on }) => isNotFound && (on === '404' || (!!on && page === '404.html')),
    );
    const beside = textOf(({ where }) => where !== undefined && html.includes(where));
    return {
      inline,
      ...(early && { file: await fileWith(early) }),
      ...(beside && { asyncFile: await fileWith(beside) }),
    };
  };
}

async function htmlFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name));
}
