import type { LocalText } from '#platform/shared/local-text.ts'
import { type Judge, prepareJudge } from '#vat/engine/judge.ts'
import type { Judgement, Seller } from '#vat/engine/judgement.ts'
import { vatOnTop } from '#vat/engine/money.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import type { Line } from './columns.ts'
import { readLine, type WrongCell } from './read-line.ts'

export type Amounts = { currency: string; net: number; vat: number; gross: number }
export type CalculatedLine = {
  /** null where cells cannot be read */
  judgement: Judgement | null
  amounts: Amounts | null
  wrong: readonly WrongCell[]
  numberFault: LocalText | null
}

/** Judges each line by itself: a wrong one takes nothing from the others. */
export function calculate(lines: readonly Line[], rates: readonly RateRow[]): CalculatedLine[] {
  const judges = new Map<string, Judge>()
  const judgeOf = (seller: Seller): Judge => {
    const key = JSON.stringify(seller)
    const judge = judges.get(key) ?? prepareJudge({ seller, rates })
    judges.set(key, judge)
    return judge
  }
  return lines.map((line) => {
    const { transaction, seller, amount, currency, inclusive, wrong, numberFault } = readLine(line)
    if (wrong.length > 0) return { judgement: null, amounts: null, wrong, numberFault }
    const judgement = judgeOf(seller)(transaction)
    const amounts = amountsOf(judgement, { amount, currency, inclusive })
    return { judgement, amounts, wrong, numberFault }
  })
}

/** The engine splits what holds the VAT; on a net amount the same rate comes on top. */
function amountsOf(
  judgement: Judgement,
  asked: { amount: number | null; currency: string; inclusive: boolean },
): Amounts | null {
  const { net, vat, gross, verdict } = judgement
  if (net === null || vat === null || gross === null) return null
  const currency = judgement.currency ?? asked.currency
  if (asked.inclusive || asked.amount === null) return { currency, net, vat, gross }
  const onTop = vatOnTop(asked.amount, verdict.basisPoints ?? 0)
  return { currency, net: asked.amount, vat: onTop, gross: asked.amount + onTop }
}
