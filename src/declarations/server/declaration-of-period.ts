import type { Day } from '#platform/shared/calendar.ts'
import { identifiedIn } from '#tax-numbers/one-stop-shop-number.ts'
import { paymentDue } from '#vat/calendar/payment-due.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import type { DeclarationKind, DeclarationScheme } from '../declaration.ts'
import { periodLabel } from '../period-label.ts'
import type { DeclarationRow } from './declarations.tables.ts'
import { NOT_BEGUN } from './not-begun.ts'
import type { PeriodOver } from './periods-over.queries.ts'

const SCHEMES = ['OSS_UNION', 'OSS_NON_UNION', 'IOSS'] as const

/** The declaration of a period that is over, before anything is known of its figures. */
export function declarationOfPeriod(
  period: PeriodOver,
  made: { id: string; number: string; at: Date },
): DeclarationRow {
  const scheme: DeclarationScheme = SCHEMES.find((one) => one === period.calendar) ?? 'LOCAL'
  return {
    ...NOT_BEGUN,
    companyId: period.companyId,
    id: made.id,
    number: made.number,
    periodId: period.id,
    corrects: null,
    registrationId: period.registrationId,
    kind: kindOf(period, scheme),
    country: scheme === 'LOCAL' ? period.country : identifiedIn(period),
    stream: null,
    scheme,
    frequency: period.rhythm,
    fromDay: period.fromDay,
    toDay: period.toDay,
    label: periodLabel(period.rhythm, period.toDay),
    statusSince: made.at,
    currency: scheme === 'LOCAL' ? currencyIn(period.country, period.toDay) : 'EUR',
    dueOn: period.dueOn,
    // Tax is due with its return, wherever the calendar knows no other day.
    payBy: paymentDue(period.calendar, period.rhythm, period.toDay)?.shifted ?? period.dueOn,
    createdAt: made.at,
  }
}

function kindOf({ kind }: PeriodOver, scheme: DeclarationScheme): DeclarationKind {
  if (scheme === 'LOCAL') return kind === 'ANNUAL' ? 'ANNUAL' : 'RETURN'
  return scheme === 'IOSS' ? 'IOSS' : 'OSS'
}

function currencyIn(country: string, day: Day): string {
  const currency = currencyOn(country, day)?.code
  if (!currency) throw new Error(`no currency is known for ${country}`)
  return currency
}
