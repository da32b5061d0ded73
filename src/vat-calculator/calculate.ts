import type { IdentifierReason } from '#tax-numbers/identifier.ts'
import { type VatEngine, prepareVatEngine } from '#vat/engine/determine-vat.ts'
import type { VatResult, Seller } from '#vat/engine/vat-result.ts'
import { vatOnTop } from '#vat/engine/money.ts'
import type { RateRow } from '#vat/rates/facts.ts'
import type { Line } from './columns.ts'
import { readLine, type WrongCell } from './read-line.ts'

type Amounts = { currency: string; net: number; vat: number; gross: number }
export type CalculatedLine = {
  /** null where cells cannot be parsed */
  result: VatResult | null
  amounts: Amounts | null
  wrong: readonly WrongCell[]
  numberFault: IdentifierReason | null
}

/** Calculates each line on its own: a wrong one does not affect the others. */
export function calculate(lines: readonly Line[], rates: readonly RateRow[]): CalculatedLine[] {
  const engines = new Map<string, VatEngine>()
  const engineFor = (seller: Seller): VatEngine => {
    const key = JSON.stringify(seller)
    const engine = engines.get(key) ?? prepareVatEngine({ seller, rates })
    engines.set(key, engine)
    return engine
  }
  return lines.map((line) => {
    const { transaction, seller, amount, currency, inclusive, wrong, numberFault } = readLine(line)
    if (wrong.length > 0) return { result: null, amounts: null, wrong, numberFault }
    const result = engineFor(seller)(transaction)
    const amounts = amountsOf(result, { amount, currency, inclusive })
    return { result, amounts, wrong, numberFault }
  })
}

/** The engine extracts the VAT from a gross amount; for a net amount the same rate is added on top. */
function amountsOf(
  result: VatResult,
  input: { amount: number | null; currency: string; inclusive: boolean },
): Amounts | null {
  const { net, vat, gross, decision } = result
  if (net === null || vat === null || gross === null) return null
  const currency = result.currency ?? input.currency
  if (input.inclusive || input.amount === null) return { currency, net, vat, gross }
  const onTop = vatOnTop(input.amount, decision.basisPoints ?? 0)
  return { currency, net: input.amount, vat: onTop, gross: input.amount + onTop }
}
