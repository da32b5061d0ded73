import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf, OutputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { periodOfRow } from '../../period-title.ts'
import type { readTaxStatement } from '../../staff/tax-contract.ts'
import { isOtherPayer, outstandingOf } from '../../tax/credit-tax.ts'
import { matchCredits, proposalsFor } from '../../tax/match-credits.ts'
import { readAccount } from '../../tax/read-account.ts'
import { namesOf } from './change-tax.ts'
import { lockedTaxes, type TaxOf } from './match-statement.ts'

/** What each line of a statement would pay, before anybody says that it does. */
export function readStatement(
  deps: ServerDeps,
  { companyId, country, text, lang }: InputOf<typeof readTaxStatement> & { lang: Lang },
): Promise<OutputOf<typeof readTaxStatement>> {
  const at = deps.clock.now()
  const today = dayOf(at, deps.config.agency.timeZone)
  return deps.db.transaction(async (tx) => {
    const found = await lockedTaxes(tx, deps, { companyId, country, at })
    const taxpayer = await namesOf(tx, companyId)
    // A state that changed its currency: that in which the company owes.
    const currency = found.find(({ tax }) => tax.isOpen)?.row.currency ?? currencyOn(country, today)?.code
    const known = currency ?? 'EUR'
    const { lines, problems, left } = readAccount(text, known)
    const taxes = found.filter(({ row }) => row.currency === known)
    const open = taxes.map(({ tax }) => tax)
    const matches = matchCredits(lines, open, taxpayer)
    return {
      currency: known,
      lines: lines.map((line, index) => {
        const match = matches[index] ?? { outcome: 'NONE' }
        // What lies ahead was not credited yet.
        const isAhead = line.on > today
        const outcome = isAhead ? 'NONE' : match.outcome
        const ids = isAhead ? [] : 'id' in match ? [match.id] : proposalsFor(line, open).map(({ id }) => id)
        return {
          ...line,
          outcome,
          isOtherPayer: isOtherPayer(line.payer, taxpayer),
          taxes: ids.flatMap((id) =>
            taxes.filter(({ tax }) => tax.id === id).map((of) => presentProposal(of, lang)),
          ),
        }
      }),
      problems,
      left,
    }
  })
}

const presentProposal = ({ row, book, tax }: TaxOf, lang: Lang) => ({
  id: row.id,
  number: row.number,
  period: periodOfRow(row, lang),
  revision: book.revision,
  outstanding: outstandingOf(tax),
})
