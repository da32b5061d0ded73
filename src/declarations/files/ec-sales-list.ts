/** What a business in another member state got: goods, services, or goods as the middle of three. */
export type EcSalesKind = 'GOODS' | 'SERVICES' | 'TRIANGULAR'

/** A line of an EC sales list. */
export type EcSalesLine = {
  /** The state that gave the number, GR for Greece */
  country: string
  number: string
  name: string
  kind: EcSalesKind
  /** Euro cents; below zero where more was given back than sold */
  units: number
}

/** Sums by buyer and kind, in an order that does not depend on that of the lines; what comes to nothing is left out. */
export function summedByBuyer(lines: Iterable<EcSalesLine>): EcSalesLine[] {
  const sums = new Map<string, EcSalesLine>()
  for (const line of lines) {
    const key = `${line.country} ${line.number} ${line.kind}`
    const known = sums.get(key)
    sums.set(key, { ...(known ?? line), units: (known?.units ?? 0) + line.units })
  }
  return [...sums]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, line]) => line)
    .filter(({ units }) => units !== 0)
}
