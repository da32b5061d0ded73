import type { LocalText } from '#platform/shared/local-text.ts'
import { percentOf } from './money.ts'

/** What a sentence may name. */
export type Words = { from: LocalText; to: LocalText; state: LocalText; rate: string; limit: LocalText }

export function rateWords(basisPoints: number | null): string {
  return basisPoints === null ? '' : `${percentOf(basisPoints)}%`
}

const EMPTY: LocalText = { en: '', zh: '' }
export const NO_WORDS: Words = { from: EMPTY, to: EMPTY, state: EMPTY, rate: '', limit: EMPTY }

/** `{from}`, `{to}`, `{state}`, `{rate}`, `{limit}` in a sentence of both languages. */
export function fill(text: LocalText, words: Words): LocalText {
  return { en: fillOne(text.en, words, 'en'), zh: fillOne(text.zh, words, 'zh') }
}

function fillOne(text: string, words: Words, lang: 'en' | 'zh'): string {
  return text.replaceAll(/\{(from|to|state|rate|limit)\}/g, (_, name: keyof Words) => {
    const word = words[name]
    return typeof word === 'string' ? word : word[lang]
  })
}
