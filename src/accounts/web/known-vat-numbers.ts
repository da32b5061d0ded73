type Obtained = { country: string; kind: string | null; number: string | null; endedOn: string | null }
export type KnownNumber = { country: string; number: string }

const plain = (number: string): string => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase()

/** The VAT numbers that were obtained here and stand, each once, without the one that the company itself has named. */
export function knownVatNumbers(own: string | null, obtained: readonly Obtained[]): KnownNumber[] {
  const seen = new Set(own === null ? [] : [plain(own)])
  return obtained.flatMap(({ country, kind, number, endedOn }) => {
    if (kind !== 'VAT_NUMBER' || number === null || endedOn !== null || seen.has(plain(number))) return []
    seen.add(plain(number))
    return [{ country, number }]
  })
}
