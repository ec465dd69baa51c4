const words = new Set(
  'a an the of to in on for with and or is are do does did how what why when where which can i my it this that be from as at by 的 了 吗 呢 怎么 如何 什么 为什么 怎样 是 在 和 与'.split(
    ' ',
  ),
);

/** Whether a folded word is one that people put into a query without looking for it. */
export function isIdle(word: string): boolean {
  return words.has(word);
}
