import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Actor } from '#platform/shared/principal.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { type LineMatch, matchCredits, type OpenTax, type StatementLine } from '../../tax/match-credits.ts'
import type { AuthorityCredit } from '../../tax/tax-payment.ts'
import { numberOf } from '../figures.queries.ts'
import { type Book, bookOf, isOwed, type LockedTax, namesOf } from './change-tax.ts'
import { applyCredit } from './credit-tax.ts'
import { payeeOf } from './present-tax.ts'
import { filedOn } from './tax-days.ts'
import { actorOf, auditTax, type TaxMover } from './tax-staff.ts'
import { lockTaxesOf, taxPaymentsOf } from './tax.queries.ts'

type Statement = {
  companyId: string
  country: string
  /** Of one registration alone, where the statement is known to be its own. */
  registrationId?: string | undefined
  from: AuthorityCredit['from']
  lines: readonly StatementLine[]
}

/**
 * Credits what pays exactly one tax each. The taxes of the company in that country are locked, so that two people with
 * the same statement credit a line once: the second finds it known.
 */
export function matchStatement(
  deps: ServerDeps,
  staff: TaxMover,
  { companyId, country, registrationId, from, lines }: Statement,
): Promise<LineMatch[]> {
  const at = deps.clock.now()
  const today = dayOf(at, deps.config.agency.timeZone)
  return deps.db.transaction(async (tx) => {
    const taxes = await lockedTaxes(tx, deps, { companyId, country, registrationId, at })
    const taxpayer = await namesOf(tx, companyId)
    // What lies ahead was not credited yet.
    const matches = matchCredits(
      lines,
      taxes.map(({ tax }) => tax),
      taxpayer,
    ).map((match, index): LineMatch =>
      match.outcome === 'EXACT' && (lines[index]?.on ?? '') > today ? { outcome: 'NONE' } : match,
    )
    for (const [index, match] of matches.entries()) {
      const line = lines[index]
      const locked = match.outcome === 'EXACT' ? taxes.find(({ tax }) => tax.id === match.id) : undefined
      if (!line || !locked) continue
      await credit(tx, deps, staff, { locked, line, from, taxpayer, at })
    }
    return matches
  })
}

type Exact = {
  locked: LockedTax & { payable: number }
  line: StatementLine
  from: AuthorityCredit['from']
  taxpayer: readonly string[]
  at: Date
}

async function credit(
  tx: Transaction,
  deps: ServerDeps,
  staff: TaxMover,
  { locked, line, from, taxpayer, at }: Exact,
): Promise<void> {
  const by: Actor = actorOf(staff)
  const made: AuthorityCredit = { ...line, from, recordedAt: at.toISOString(), recordedBy: staff.name }
  await applyCredit(tx, deps, locked, { credit: made, taxpayer, by, at })
  const { companyId, id } = locked.row
  const detail = { on: line.on, amount: line.amount, from }
  await auditTax(tx, staff, { at, action: 'declarations.tax_credited', companyId, id, detail })
}

export type TaxOf = LockedTax & { payable: number; tax: OpenTax }
type Of = { companyId: string; country: string; registrationId?: string | undefined; at: Date }

/** The taxes of a company in a country, as statements are matched with them; locked. */
export async function lockedTaxes(
  tx: Transaction,
  deps: ServerDeps,
  { companyId, at, ...where }: Of,
): Promise<TaxOf[]> {
  const rows = await lockTaxesOf(tx, { companyId, ...where })
  const payments = await taxPaymentsOf(
    tx,
    companyId,
    rows.map(({ id }) => id),
  )
  const books = new Map<string, Book>(payments.map((payment) => [payment.declarationId, payment]))
  const found: TaxOf[] = []
  for (const row of rows) {
    const book = books.get(row.id) ?? (await bookOf(tx, row, at))
    const payable = row.payable ?? 0
    const reference = payeeOf(book, { row, number: await numberOf(tx, row) })?.reference ?? ''
    const tax = {
      id: row.id,
      payable,
      credits: book.credits,
      reference,
      filedOn: filedOn(deps, row),
      isOpen: isOwed(row),
    }
    found.push({ row, book, payable, tax })
  }
  return found
}
