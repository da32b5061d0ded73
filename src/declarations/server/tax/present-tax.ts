import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { latePaymentOf } from '#vat/calendar/late-payments.ts'
import type { readTaxPayment } from '../../tax-contract.ts'
import { isLate, outstandingOf } from '../../tax/credit-tax.ts'
import { periodOfRow } from '../../period-title.ts'
import { epcCode } from '../../tax/epc-code.ts'
import { knownPayee } from '../../tax/known-payees.ts'
import type { TaxPayee } from '../../tax/tax-payment.ts'
import { transferBy } from '../../tax/transfer-by.ts'
import type { DeclarationRow } from '../declarations.tables.ts'
import { type Book, isFiled } from './change-tax.ts'

type Shown = OutputOf<typeof readTaxPayment>
type Numbered = { row: DeclarationRow; number: string | null }

/** To whom the tax is paid: as staff entered it, or as the authority publishes it. */
export function payeeOf(book: Book, { row, number }: Numbered): TaxPayee | null {
  return book.payee ?? knownPayee({ country: row.country, scheme: row.scheme, number })
}

/** @param forStaff they also see what is known of an account whose reference is still to be entered */
export function presentTax(
  { clock, config }: Pick<ServerDeps, 'clock' | 'config'>,
  book: Book,
  { row, number, lang, forStaff = false }: Numbered & { lang: Lang; forStaff?: boolean },
): Shown {
  const { currency, payBy } = row
  const payable = row.payable ?? 0
  const sums = { payable, credits: book.credits }
  const outstanding = outstandingOf(sums)
  const filed = isFiled(row)
  const payee = filed ? payeeOf(book, { row, number }) : null
  const shown = payee && (forStaff || payee.reference !== '') ? payee : null
  const rule = latePaymentOf(row.scheme === 'LOCAL' ? row.country : row.scheme)
  return {
    id: row.id,
    number: row.number,
    country: row.country,
    period: periodOfRow(row, lang),
    taxStatus: row.taxStatus,
    filed,
    revision: book.revision,
    currency,
    payable,
    credited: payable - outstanding,
    outstanding,
    payBy,
    transferBy: payBy === null ? null : transferBy(payBy, row.country),
    payee: shown,
    epcCode: shown?.reference ? epcCode(shown, { amount: outstanding, currency }) : null,
    late: filed && isLate(sums, { payBy, now: clock.now(), timeZone: config.agency.timeZone }),
    interest:
      rule === undefined ? null : { text: pickText(rule.text, lang), source: pickText(rule.source, lang) },
    proofs: [...book.proofs],
    credits: [...book.credits],
    toDos: [...book.toDos],
  }
}
