import { memoize } from './memoize';

/**
 * Normalises text for comparison: lower case, half-width forms, Latin letters without accents, and
 * simplified instead of traditional Chinese. Other scripts, such as Cyrillic and Korean, keep their
 * marks. The length in UTF-16 units does not change, so offsets are valid in both texts.
 */
export function normalize(text: string): string {
  return text.replace(/[^\0-\x7f]/g, normalizeUnit).toLowerCase();
}

const normalizeUnit = memoize((unit: string) => {
  const plain = unit.normalize('NFKC').toLowerCase();
  const decomposed = plain.normalize('NFD');
  const base = /^[a-z]\p{M}*$/u.test(decomposed) ? decomposed.charAt(0) : plain;
  const single = base.length === 1 ? base : unit;
  return simplified.get(single) ?? single;
});

/**
 * Traditional characters of technical Chinese, each followed by its simplified form. Only those
 * with exactly one simplified form are listed: a complete table would outweigh the engine.
 */
const traditionalAndSimplified =
  '語语級级類类聲声產产檔档設设構构結结換换轉转壓压縮缩編编譯译檢检測测項项標标準准錯错誤误' +
  '執执導导關关鍵键組组庫库載载連连對对應应個个這这樣样過过進进選选擇择數数據据變变內内圖图' +
  '無无為为與与從从來来時时間间會会將将後后說说讀读寫写頁页網网絡络輸输備备參参佈布層层緩缓' +
  '環环單单雙双獨独複复製制舊旧優优術术發发問问題题顯显號号碼码簡简達达運运長长條条雜杂車车' +
  '門门開开閉闭閱阅隨随險险離离難难電电靜静響响須须預预領领頭头顆颗額额顏颜顧顾願愿飛飞驗验' +
  '騰腾體体點点齊齐';

const simplified = new Map(
  Array.from({ length: traditionalAndSimplified.length / 2 }, (_, index) => [
    traditionalAndSimplified.charAt(2 * index),
    traditionalAndSimplified.charAt(2 * index + 1),
  ]),
);
