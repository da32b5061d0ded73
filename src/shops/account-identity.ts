import { compareAddresses, compareNames, compareNumbers } from './match/compare.ts'

/** Whose a marketplace's account is, as far as both sides say who they are. */
export const ACCOUNT_IDENTITIES = ['UNKNOWN', 'OURS', 'OTHER'] as const
export type AccountIdentity = (typeof ACCOUNT_IDENTITIES)[number]

export type Identity = {
  names: readonly (string | null | undefined)[]
  address: string | null
  registrationNumber: string | null
}

/**
 * The number of the register decides. Where one side does not say it, another name makes it another business, unless
 * the address agrees: a new legal form, a new name or a new office alone is the same company.
 */
export function identityOf(company: Identity, account: Identity): AccountIdentity {
  if (company.registrationNumber && account.registrationNumber)
    return compareNumbers(company.registrationNumber, account.registrationNumber) === 'SAME'
      ? 'OURS'
      : 'OTHER'
  const name = bestName(company.names, account.names)
  if (name === 'SAME') return 'OURS'
  if (name !== 'DIFFERENT') return 'UNKNOWN'
  const { address } = company
  const agrees = address && account.address && compareAddresses(address, account.address) === 'SAME'
  return agrees ? 'UNKNOWN' : 'OTHER'
}

/** Names are held against each other in each script; one that agrees is enough. */
function bestName(ours: Identity['names'], theirs: Identity['names']): 'SAME' | 'DIFFERENT' | 'UNKNOWN' {
  const verdicts = ours.flatMap((our) =>
    theirs.flatMap((their) => (our && their ? [compareNames(our, their)] : [])),
  )
  if (verdicts.some((verdict) => verdict === 'SAME' || verdict === 'LEGAL_FORM')) return 'SAME'
  return verdicts.includes('DIFFERENT') ? 'DIFFERENT' : 'UNKNOWN'
}

/** Nothing is read of an account that is another company's, until a member has said that it is theirs. */
export const awaitsConfirmation = (
  of: { accountIs: AccountIdentity; confirmedAt: Date | null } | null | undefined,
): boolean => of?.accountIs === 'OTHER' && of.confirmedAt === null
