/*
 * Two typefaces share the texts of our documents, because neither has every character: the Chinese one lacks letters
 * such as ł, ř and ș, the Latin one has no Chinese.
 */

export type Face = 'latin' | 'chinese'
export type Run = { face: Face; text: string }

/** Only the Chinese face has these: Chinese characters and punctuation, full-width forms, arrows, the tick. */
const CHINESE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u2190-\u21FF\u2713\u3000-\u303F\uFF00-\uFFEF`
/** The Chinese face has none or only some of these. */
const LATIN = String.raw`\u0100-\u024F\u1E00-\u1EFF\p{Script=Greek}\p{Script=Cyrillic}\u20A0-\u20CF`

const hasChinese = new RegExp(`[${CHINESE}]`, 'u')
const needsLatin = new RegExp(`[${LATIN}]`, 'u')
/** A word is never set in two faces. */
const PARTS = new RegExp(
  String.raw`[${CHINESE}]+|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}${LATIN}'’.-]+|.`,
  'gsu',
)

/**
 * A text in the faces that have its characters. What is in both keeps to the Chinese face in a text with Chinese, where
 * its Latin letters are drawn to match, and to the Latin face elsewhere.
 */
export function runsOf(text: string): Run[] {
  const usual: Face = hasChinese.test(text) ? 'chinese' : 'latin'
  const runs: Run[] = []
  for (const [part] of text.matchAll(PARTS)) {
    const face = hasChinese.test(part) ? 'chinese' : needsLatin.test(part) ? 'latin' : usual
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else runs.push({ face, text: part })
  }
  return runs
}

/**
 * Whether our faces can draw a text. Rare Chinese characters outside the basic plane, other scripts and pictures are
 * in neither: a name is then left out where another spelling of it stands beside.
 */
export const isDrawable = (text: string): boolean =>
  /^(?:(?![\u{10000}-\u{10FFFF}])[\p{Script=Latin}\p{Script=Han}\p{Script=Greek}\p{Script=Cyrillic}\p{N}\p{P}\p{Sc}\p{Zs}+=|^`~<>\n])*$/u.test(
    text,
  )
