/**
 * Brings a text into the form in which it is compared: small letters, full-width forms as their
 * half-width ones, Latin letters without accents, traditional Chinese characters as simplified
 * ones. Other scripts, Cyrillic and Korean among them, keep every mark. The result has the length
 * of the text, unit by unit, so a place in one is the same place in the other.
 */
export function fold(text: string): string {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  let folded = '';
  let from = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) < 128) continue;
    folded += text.slice(from, index).toLowerCase() + foldUnit(text.charCodeAt(index));
    from = index + 1;
  }
  return folded + text.slice(from).toLowerCase();
}

const beyondAscii = /[^\0-\x7f]/;

/** What each unit beyond ASCII becomes, where it has been asked for. */
const known: (string | undefined)[] = [];

/**
 * What is beyond ASCII is rare in one language and of few kinds in the other, so it is worked out
 * once.
 */
function foldUnit(code: number): string {
  const before = known[code];
  if (before !== undefined) return before;
  const unit = String.fromCharCode(code);
  const plain = unit.normalize('NFKC').toLowerCase();
  const base = plain.normalize('NFD').charAt(0);
  const folded = /[a-z]/.test(base) && isMarked(plain) ? base : plain;
  const same = simplify(folded.length === 1 ? folded : unit);
  known[code] = same;
  return same;
}

function isMarked(plain: string): boolean {
  return /^[a-z]\p{M}*$/u.test(plain.normalize('NFD'));
}

/**
 * Traditional characters of technical Chinese, each followed by its simplified form, so that a
 * reader who writes the one finds the other. Only characters with a single simplified form that is
 * none of their own; a whole table would outweigh the engine.
 */
const pairs =
  '語语級级類类聲声產产檔档設设構构結结換换轉转壓压縮缩編编譯译檢检測测項项標标準准錯错誤误執执導导關关鍵键組组庫库載载連连對对應应個个這这樣样過过進进選选擇择數数據据變变內内圖图無无為为與与從从' +
  '來来時时間间會会將将後后說说讀读寫写頁页網网絡络輸输備备參参佈布層层緩缓環环單单雙双獨独複复製制舊旧優优術术發发問问題题顯显號号碼码簡简達达運运長长條条雜杂車车門门開开閉闭閱阅隨随險险離离難难' +
  '電电靜静響响須须預预領领頭头顆颗額额顏颜顧顾願愿飛飞驗验騰腾體体點点齊齐';

const simplified = new Map(
  Array.from({ length: pairs.length / 2 }, (_, index) => [
    pairs.charAt(2 * index),
    pairs.charAt(2 * index + 1),
  ]),
);

/** The simplified form of a traditional character; every other character is itself. */
function simplify(character: string): string {
  return simplified.get(character) ?? character;
}
