/** Whose a letter may be: by what it was found, and whether that is the company's name. */
type Found = { key: string; companyId: string; isName: boolean }

/**
 * Two companies may have the same number, such as one that was typed into both. Where the letter prints the name of exactly
 * one of them, it means that one.
 */
export function decideByName<T extends Found>(owners: readonly T[]): T[] {
  const named = new Set(owners.filter(({ isName }) => isName).map(({ companyId }) => companyId))
  return owners.filter(({ key, companyId }) => {
    const sharing = owners
      .filter((other) => numberOf(other) === numberOf({ key }))
      .map((other) => other.companyId)
    const meant = new Set(sharing.filter((id) => named.has(id)))
    return meant.size !== 1 || meant.has(companyId)
  })
}

/** The same number is found with its country and without. */
const numberOf = ({ key }: Pick<Found, 'key'>): string => key.replace(/^[A-Z]{2}(?=\d)/, '')
