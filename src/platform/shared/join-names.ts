import type { Lang } from './local-text.ts'

/** Names one after the other, as a sentence of the language lists them. */
export const joinNames = (names: readonly (string | number)[], lang: Lang): string =>
  names.join(lang === 'zh' ? '、' : ', ')
