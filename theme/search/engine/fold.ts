import { simplify } from './traditional';

/**
 * Brings a text into the form in which it is compared: small letters, full-width forms as their half-width ones, Latin
 * letters without accents, traditional Chinese characters as simplified ones. Other scripts, Cyrillic and Korean among them, keep every mark. The result has the length of the
 * text, unit by unit, so a place in one is the same place in the other.
 */
export function fold(text: string): string {
  let folded = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    folded +=
      code < 128
        ? String.fromCharCode(code >= 65 && code <= 90 ? code + 32 : code)
        : foldUnit(text.charAt(index));
  }
  return folded;
}

const known = new Map<string, string>();

/** What is beyond ASCII is rare in one language and of few kinds in the other, so it is worked out once. */
function foldUnit(unit: string): string {
  const before = known.get(unit);
  if (before !== undefined) return before;
  const plain = unit.normalize('NFKC').toLowerCase();
  const base = plain.normalize('NFD').charAt(0);
  const folded = /[a-z]/.test(base) && isMarked(plain) ? base : plain;
  const same = simplify(folded.length === 1 ? folded : unit);
  known.set(unit, same);
  return same;
}

function isMarked(plain: string): boolean {
  return /^[a-z]\p{M}*$/u.test(plain.normalize('NFD'));
}
