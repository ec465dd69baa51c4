/** Remembers the result for each argument, for as long as the returned function is in use. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new Map<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    results.set(key, value);
    return value;
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Sets the value of a key, unless it has a higher one. */
export function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

/**
 * Normalises text for comparison: lower case, half-width forms, and Latin letters without accents.
 * Other scripts, such as Cyrillic and Korean, keep their marks. The length in UTF-16 units does not
 * change, so offsets are valid in both texts.
 */
export function normalize(text: string): string {
  return text.replace(/[^\0-\x7f]/g, normalizeUnit).toLowerCase();
}

const normalizeUnit = memoize((unit: string) => {
  const plain = unit.normalize('NFKC').toLowerCase();
  const decomposed = plain.normalize('NFD');
  const base = /^[a-z]\p{M}*$/u.test(decomposed) ? decomposed.charAt(0) : plain;
  return base.length === 1 ? base : unit;
});

/** Letters and digits, held together by what holds identifiers together. */
const identifiers = /[\p{L}\p{N}_]+(?:[./:\\-]+[\p{L}\p{N}_]+)*/gu;

/** Scripts that put no spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const scripts = new RegExp(`${unspaced.source}+|[^${unspaced.source.slice(1)}+`, 'gu');

const camelCaseParts = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{N}]+|[^\p{Lu}\p{Ll}]+/gu;

/** The identifiers, such as `output.distPath`, and unspaced runs in a match of `identifiers`. */
function splitScripts(match: string): string[] {
  return (match.match(scripts) ?? [])
    .map((part) => part.replace(/^[./:\\-]+|[./:\\-]+$/g, ''))
    .filter(Boolean);
}

/**
 * The segments of an identifier: `output.distPath` has two. The extension `d.ts` counts as one
 * segment, `dts`.
 */
function splitIdentifier(identifier: string): string[] {
  return identifier
    .replace(/(^|[./])d\.([cm]?ts)\b/i, '$1d$2')
    .split(/[./:\\_-]+/)
    .filter(Boolean);
}

/**
 * The normalised terms under which an identifier is indexed: the whole, the whole without
 * separators, each segment, and each camelCase part, so that `umd-name`, `umdName` and `umdname`
 * find each other.
 */
function identifierTerms(identifier: string): readonly string[] {
  // Most identifiers are a single word.
  if (/^[A-Z]?[a-z0-9]+$/.test(identifier)) return [identifier.toLowerCase()];
  const segments = splitIdentifier(identifier);
  const parts = segments.flatMap((segment) => segment.match(camelCaseParts) ?? []);
  const terms = [identifier, segments.join(''), ...segments, ...parts];
  return [...new Set(terms.map(normalize))];
}

/** The overlapping pairs of characters of a run, or its only character. */
export function bigrams(run: string): string[] {
  const characters = [...normalize(run)];
  if (characters.length < 2) return characters;
  return characters
    .slice(1)
    .map((character, index) => `${characters[index]}${character}`);
}

/** All terms under which a text is indexed, each as often as it occurs. */
export function indexTerms(text: string): string[] {
  return (text.match(identifiers) ?? []).flatMap(termsOfMatch);
}

// All texts are tokenised before the first result, and most words occur many times.
const termsOfMatch = memoize((match: string) =>
  splitScripts(match).flatMap((token) =>
    unspaced.test(token) ? bigrams(token) : identifierTerms(token),
  ),
);

/**
 * The normalised words of a text, without those that carry no meaning unless it has no others. Text
 * without spaces is split by a `segmenter`, or else into pairs of characters.
 */
export function wordsIn(text: string, segmenter?: Segmenter): string[] {
  const words = (text.match(identifiers) ?? [])
    .flatMap(splitScripts)
    .flatMap((token) =>
      unspaced.test(token) ? (segmenter ?? bigrams)(token) : splitIdentifier(token),
    )
    .map(normalize);
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}

/** What a word is indexed under: itself, or its pairs of characters. */
export function termsOfWord(word: string): string[] {
  return unspaced.test(word) ? bigrams(word) : [word];
}

/** What the words of a text are indexed under, each once. */
export function contentWords(text: string, segmenter?: Segmenter): string[] {
  return [...new Set(wordsIn(text, segmenter).flatMap(termsOfWord))];
}

/** Negations are listed without their apostrophe, since `don't` is often typed that way. */
const stopWords = new Set([
  ...['are', 'ca', 'did', 'do', 'does', 'is', 'wo'].map((verb) => `${verb}nt`),
  ...(
    'a an the of to in on for with and or is are was were be been do does did how what ' +
    'why when where which who can could should would will i my me we our you your it its ' +
    'this that these those they their them there from as at by if then so than very ' +
    'please want like equivalent about any some has have had between into also just ' +
    // What browsers and Node.js write before a message.
    'uncaught referenceerror syntaxerror typeerror ' +
    '的 地 得 了 着 过 吗 呢 吧 啊 么 嘛 是 在 和 与 及 或 并 跟 而 但 怎么 怎么办 如何 怎样 什么 为什么 为何 哪 哪个 哪些 哪里 多少 几 ' +
    '是否 能否 我 我的 我们 你 你的 他 它 它们 这 那 这个 那个 这些 那些 一个 一些 一下 个 些 种 能 能够 可以 会 要 想 想要 应该 该 需要 ' +
    '请问 请 把 被 给 让 使 对 用 从 到 由 以 为 于 向 里 里面 里的 中 上 下 时 时候 后 前 之后 之前 以后 以前 都 也 还 还是 就 才 再 ' +
    '又 很 太 更 最 好 做 办 叫 叫做 有 啥 为啥 咋 咋办 咋整 不想 不要 报 提示 问题 别 不 没 来 去 进来 进去 起来 已经 总是 特别 非常 有点 ' +
    '但是 因为 所以 如果 的话 然后 情况 方法 办法 方式 用法 弄 搞 整 试 试试 看看 找 求 谁 知道 不会 不能 不了 没法 能不能 可不可以 是不是 ' +
    '有没有 要不要 会不会 一定 这样 那样 到底 究竟 现在 谢谢 麻烦 干嘛 咋样 怎么样 怎么回事 都没 对应'
  ).split(' '),
]);

/** Whether a normalised word is one that people type without looking for it. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Splits text without spaces into words. */
export type Segmenter = (run: string) => readonly string[];

/**
 * Splits Chinese text with the browser's own dictionary. `undefined` in browsers without
 * `Intl.Segmenter`; bigrams have to do there.
 */
export function createSegmenter(lang: string): Segmenter | undefined {
  if (!('Segmenter' in Intl)) return undefined;
  // Created on first use: it costs as much as some queries, and most English ones do without it.
  let segmenter: Intl.Segmenter | undefined;
  return (run) => {
    segmenter ??= new Intl.Segmenter(lang, { granularity: 'word' });
    return [...segmenter.segment(run)].map(({ segment }) => segment);
  };
}
