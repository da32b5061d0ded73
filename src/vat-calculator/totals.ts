import type { CalculatedLine } from './calculate.ts'

export type Total = {
  currency: string
  net: number
  vat: number
  gross: number
  /** The part of the VAT that the seller has to pay; marketplaces and buyers owe the rest */
  vatOwedBySeller: number
  lines: number
}

/** Sums by currency: amounts are never converted. Largest first. */
export function totalsOf(lines: readonly CalculatedLine[]): Total[] {
  return sum(lines, ({ amounts }) => amounts?.currency ?? '').map(({ total }) => total)
}

export function totalsByCountry(lines: readonly CalculatedLine[]): (Total & { country: string })[] {
  return sum(lines, ({ amounts, result }) => `${amounts?.currency} ${result?.decision.country ?? ''}`)
    .filter(({ country }) => country !== null)
    .map(({ total, country }) => ({ ...total, country: country ?? '' }))
}

function sum(lines: readonly CalculatedLine[], keyOf: (line: CalculatedLine) => string) {
  const groups = new Map<string, { total: Total; country: string | null }>()
  for (const line of lines) {
    const { amounts, result } = line
    if (!amounts || !result) continue
    const { currency } = amounts
    const group = groups.get(keyOf(line)) ?? {
      total: { currency, net: 0, vat: 0, gross: 0, vatOwedBySeller: 0, lines: 0 },
      country: result.decision.country,
    }
    const { total } = group
    total.net += amounts.net
    total.vat += amounts.vat
    total.gross += amounts.gross
    if (result.decision.liable === 'SELLER') total.vatOwedBySeller += amounts.vat
    total.lines += 1
    groups.set(keyOf(line), group)
  }
  return [...groups.values()].toSorted((a, b) => Math.abs(b.total.gross) - Math.abs(a.total.gross))
}
