import type { Day } from '#platform/shared/calendar.ts'
import { isOtherPayer, outstandingOf } from './credit-tax.ts'
import type { AuthorityCredit } from './tax-payment.ts'

/** A line of the authority's account statement. */
export type StatementLine = Pick<AuthorityCredit, 'on' | 'amount' | 'reference' | 'payer'>

export type OpenTax = {
  id: string
  payable: number
  credits: readonly AuthorityCredit[]
  /** Under which the seller was asked to pay; empty where nobody knows it yet. */
  reference: string
  /** Nothing is credited for a return before it was filed. */
  filedOn: Day
  isOpen: boolean
}

export type LineMatch =
  | { outcome: 'EXACT'; id: string }
  /** Credited before. */
  | { outcome: 'KNOWN'; id: string }
  | { outcome: 'SEVERAL' | 'NONE' }

/** A tax that a line may pay, though something differs. */
export type Proposal = {
  id: string
  /** What would be missing; negative where more arrived. */
  missing: number
  /** The line names the reference of this tax. */
  byReference: boolean
}
const MOST_PROPOSALS = 5

const plain = (reference: string) => reference.toUpperCase().replace(/[^\dA-Z]/g, '')

/** Statements write further words around a reference. */
const fits = (line: string, reference: string): boolean =>
  line === '' || reference === '' || plain(line).includes(plain(reference))

/** One source names a reference where another does not: HMRC never does. */
const isSameReference = (one: string, other: string): boolean =>
  one === '' || other === '' || plain(one) === plain(other)

/** What a line that pays nothing exactly may be for: named references first, then the nearest amounts. */
export function proposalsFor(line: StatementLine, taxes: readonly OpenTax[]): Proposal[] {
  return taxes
    .filter((tax) => tax.isOpen && tax.filedOn <= line.on && fits(line.reference, tax.reference))
    .map((tax) => ({
      id: tax.id,
      missing: outstandingOf(tax) - line.amount,
      byReference: line.reference !== '' && tax.reference !== '',
    }))
    .toSorted(
      (one, other) =>
        Number(other.byReference) - Number(one.byReference) ||
        Math.abs(one.missing) - Math.abs(other.missing) ||
        one.id.localeCompare(other.id),
    )
    .slice(0, MOST_PROPOSALS)
}

/** What each line of a statement pays. Only what is exact in amount, day, reference and payer, for one return alone. */
export function matchCredits(
  lines: readonly StatementLine[],
  taxes: readonly OpenTax[],
  taxpayer: readonly string[],
): LineMatch[] {
  const known = taxes.flatMap(({ id, credits }) => credits.map((credit) => ({ id, credit })))
  const open = new Set(taxes.filter((tax) => tax.isOpen))
  return lines.map((line) => {
    const before = known.findIndex(
      ({ credit: { on, amount, reference } }) =>
        on === line.on && amount === line.amount && isSameReference(reference, line.reference),
    )
    if (before !== -1) return { outcome: 'KNOWN', id: known.splice(before, 1)[0]?.id ?? '' }
    if (isOtherPayer(line.payer, taxpayer)) return { outcome: 'NONE' }
    const candidates = [...open].filter(
      (tax) =>
        outstandingOf(tax) === line.amount && tax.filedOn <= line.on && fits(line.reference, tax.reference),
    )
    const [only, ...others] = candidates
    if (!only) return { outcome: 'NONE' }
    if (others.length > 0) return { outcome: 'SEVERAL' }
    open.delete(only)
    return { outcome: 'EXACT', id: only.id }
  })
}
