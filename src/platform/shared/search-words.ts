/** Normalises spelling: width of letters, case, French accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .normalize('NFKC')
    .toLowerCase()
}

/** The words of a keyword; Chinese and Latin letters are separated without a space: 德国VAT注册 is three words. */
export const keywordWords = (keyword: string): string[] => wordsOf(foldText(keyword))

/** The same with its accents, as the texts in the database have them. */
export const spelledWords = (keyword: string): string[] => wordsOf(keyword.normalize('NFKC').toLowerCase())

const wordsOf = (text: string): string[] =>
  text.match(/\p{Script=Han}+|[^\p{Script=Han}\p{Separator}\p{Other}\p{Punctuation}]+/gu) ?? []

/** The different Chinese signs of a text; of any other none: what is Latin has its parts in `pg_trgm`. */
export const chineseSigns = (text: string): string[] => [...new Set(text.match(/\p{Script=Han}/gu))]
