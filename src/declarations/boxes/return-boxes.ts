import { percentOf } from '#vat/engine/money.ts'
import { exponentOf } from '#platform/shared/currency-exponent.ts'
import type { Box, BoxSource, PreparedReturn, SchemeReturn } from './prepared-return.ts'

const TOTAL_DUE = 'total due'

/**
 * The figures of a return as boxes: those of its form, or for a one-stop shop two for each line (`FR 20% from DE base`)
 * and one for each correction (`correction 2025-Q4 IT`).
 */
export function boxesOfReturn(prepared: PreparedReturn): readonly Box[] {
  if (prepared.kind === 'NATIONAL') return prepared.boxes ?? []
  return ofScheme(prepared)
}

function ofScheme({ rows, corrections, totalDue, currency }: SchemeReturn): Box[] {
  const decimals = exponentOf(currency)
  const box = (name: string, units: number, sources: readonly BoxSource[]): Box => ({
    box: name,
    units,
    decimals,
    sources,
  })
  const lines = (rows ?? []).flatMap(
    ({ consumption, basisPoints, dispatchedFrom, taxable, vat, sources }) => {
      const from = dispatchedFrom === null ? '' : ` from ${dispatchedFrom}`
      const name = `${consumption} ${percentOf(basisPoints)}%${from}`
      const of = (figure: string) => sources.filter((source) => source.figure === figure)
      return [box(`${name} base`, taxable, of('net')), box(`${name} tax`, vat, of('vat'))]
    },
  )
  return [
    ...lines,
    ...corrections.map(({ period, consumption, vat, sources }) =>
      box(
        `correction ${period} ${consumption}`,
        vat,
        sources.filter(({ figure }) => figure !== 'net'),
      ),
    ),
    box(TOTAL_DUE, totalDue, []),
  ]
}
