import { simplify } from './traditional';

/**
 * Brings a text into the form in which it is compared: small letters, full-width forms as their half-width ones, Latin
 * letters without accents, traditional Chinese characters as simplified ones. Other scripts, Cyrillic and Korean among them, keep every mark. The result has the length of the
 * text, unit by unit, so a place in one is the same place in the other.
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

/** What is beyond ASCII is rare in one language and of few kinds in the other, so it is worked out once. */
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
