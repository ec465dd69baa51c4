/** The framework's texts, by their keys, in each language. */
type Texts = Record<string, Record<string, string>>;

/**
 * Keys of the framework's texts that nothing here reads, since the theme has parts of its own in place of those that did. They would come with the
 * script that every page loads. tests/content/texts.spec.ts fails where a script of the built site reads one of them.
 */
export const unread: readonly string[] = [
  'languagesText',
  'themeText',
  'versionsText',
  'sourceCodeText',
  'searchPanelCancelText',
  'openInText',
  'copyMarkdownText',
  'copyMarkdownLinkText',
  'codeButtonGroupCopyButtonText',
  'codeButtonGroupWrapButtonText',
  'promptCopyText',
  'promptCopiedText',
  'promptExpandText',
  'promptCollapseText',
];

/**
 * The texts without those that nothing reads. Throws where the framework has no text of such a key any more, so that the list stays as short
 * as it can be.
 */
export function lightTexts(texts: Texts): Texts {
  const gone = unread.filter((key) => !(key in texts));
  if (gone.length > 0)
    throw new Error(
      `The framework has no text ${gone.join(', ')} any more: take it out of tools/rspress/light-texts.`,
    );
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => !unread.includes(key)),
  );
}
