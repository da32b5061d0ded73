import type { LocalText } from '#platform/shared/local-text.ts'
import { percentOf } from './money.ts'

/** The values that a sentence may contain. */
export type Values = {
  from: LocalText
  to: LocalText
  state: LocalText
  rate: string
  limit: LocalText
  day: LocalText
}

export function rateText(basisPoints: number | null): string {
  return basisPoints === null ? '' : `${percentOf(basisPoints)}%`
}

const EMPTY: LocalText = { en: '', zh: '' }
export const NO_TEXT: Values = { from: EMPTY, to: EMPTY, state: EMPTY, rate: '', limit: EMPTY, day: EMPTY }

type Name = keyof Values
type Piece = { text: string; name: Name | null }

const NAMES = /\{(from|to|state|rate|limit|day)\}/g
const compiled = new Map<string, readonly Piece[]>()

/** A sentence split at its placeholders; every sentence comes from a table, so there are few. */
function piecesOf(sentence: string): readonly Piece[] {
  const found = compiled.get(sentence)
  if (found) return found
  const pieces: Piece[] = sentence
    .split(NAMES)
    .map((text, index) => (index % 2 === 0 ? { text, name: null } : { text: '', name: text as Name }))
  compiled.set(sentence, pieces)
  return pieces
}

/** Fills `{from}`, `{to}`, `{state}`, `{rate}`, `{limit}`, `{day}` in both languages. */
export function fill(text: LocalText, values: Values): LocalText {
  return { en: fillOne(text.en, values, 'en'), zh: fillOne(text.zh, values, 'zh') }
}

function fillOne(sentence: string, values: Values, lang: 'en' | 'zh'): string {
  let filled = ''
  for (const { text, name } of piecesOf(sentence)) {
    if (name === null) filled += text
    else filled += name === 'rate' ? values.rate : values[name][lang]
  }
  return filled
}
