import { compareAddresses, compareNames, compareNumbers, type Verdict } from './compare.ts'
import { markDifference, type Piece } from './mark-difference.ts'

export const FACTS = ['NAME', 'NAME_ORIGINAL', 'ADDRESS', 'REGISTRATION_NUMBER', 'VAT_NUMBER'] as const
export type Fact = (typeof FACTS)[number]

/** Where a fact stands. In the order of their weight: of two that differ, the weightier is right. */
export const SOURCES = ['PAPERS', 'REGISTER', 'PORTAL', 'SHOP'] as const
export type Source = (typeof SOURCES)[number]

/** What a source says; null where it says nothing. */
export type Said = Readonly<Partial<Record<Source, string | null>>>

export type MatchCell = { source: Source; text: string | null; verdict: Verdict | 'UNKNOWN'; pieces: Piece[] }

const COMPARE: Record<Fact, (a: string, b: string) => Verdict> = {
  NAME: compareNames,
  NAME_ORIGINAL: compareNames,
  ADDRESS: compareAddresses,
  REGISTRATION_NUMBER: compareNumbers,
  VAT_NUMBER: compareNumbers,
}

/** One fact in all sources, each held against what most of them say. */
export function matchFact(fact: Fact, said: Said): MatchCell[] {
  const right = rightText(fact, said)
  return SOURCES.map((source) => {
    const text = said[source] ?? null
    if (text === null || right === undefined) return { source, text, verdict: 'UNKNOWN', pieces: whole(text) }
    const verdict = COMPARE[fact](text, right)
    const differs = verdict === 'DIFFERENT' || verdict === 'LEGAL_FORM'
    return { source, text, verdict, pieces: differs ? markDifference(text, right) : whole(text) }
  })
}

const whole = (text: string | null): Piece[] => (text === null ? [] : [{ text, differs: false }])

/** What most sources agree on; where as many say one thing as another, what the weightiest says. */
function rightText(fact: Fact, said: Said): string | undefined {
  const texts = SOURCES.flatMap((source) => said[source] ?? [])
  const votes = (text: string) => texts.filter((other) => COMPARE[fact](text, other) === 'SAME').length
  return texts.reduce<string | undefined>(
    (best, text) => (best === undefined || votes(text) > votes(best) ? text : best),
    undefined,
  )
}
