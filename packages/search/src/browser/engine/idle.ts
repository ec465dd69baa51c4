/** What is denied, as it is typed without its apostrophe. */
const denied = ['are', 'ca', 'did', 'do', 'does', 'is', 'wo'].map((verb) => `${verb}nt`);

const words = new Set([
  ...denied,
  ...(
    'a an the of to in on for with and or is are was were be been do does did how what why when where which who can could ' +
    'should would will i my me we our you your it its this that these those they their them there be from as at by if then so ' +
    'than very please want like about any some has have had ' +
    '的 地 得 了 着 过 吗 呢 吧 啊 么 嘛 是 在 和 与 及 或 并 跟 而 但 怎么 怎么办 如何 怎样 什么 为什么 为何 哪 哪个 哪些 哪里 ' +
    '多少 几 是否 能否 我 我的 我们 你 你的 他 它 它们 这 那 这个 那个 这些 那些 一个 一些 一下 个 些 种 能 能够 可以 会 要 想 想要 ' +
    '应该 该 需要 请问 请 把 被 给 让 使 对 用 从 到 由 以 为 于 向 里 里面 里的 中 上 下 时 时候 后 前 之后 之前 以后 以前 都 也 还 ' +
    '还是 就 才 再 又 很 太 更 最 好 做 办 叫 叫做 有 啥 为啥 咋 咋办 咋整 不想 不要 报 提示 问题 ' +
    '别 不 没 来 去 进来 进去 起来 已经 总是 特别 非常 有点 但是 因为 所以 ' +
    '如果 的话 然后 情况 方法 办法 方式 用法 弄 搞 整 试 试试 看看 找 求 谁 知道 不会 不能 不了 没法 能不能 可不可以 是不是 ' +
    '有没有 要不要 会不会 一定 这样 那样 到底 究竟 现在 谢谢 麻烦 干嘛 咋样 怎么样 怎么回事 ' +
    '都没 between into also just'
  ).split(' '),
]);

/** Whether a folded word is one that people put into a query without looking for it. */
export function isIdle(word: string): boolean {
  return words.has(word);
}

const particles = new Set('的地得了着过吗呢吧啊么嘛是在和与及或有让把被给里报没');

const negations = new Set('不没别');

/**
 * Whether a Chinese character denies what follows it, and says nothing at the end of a question.
 */
export function isNegation(character: string): boolean {
  return negations.has(character);
}

/** Whether a Chinese character holds words together and is hardly ever part of one. */
export function isParticle(character: string): boolean {
  return particles.has(character);
}
