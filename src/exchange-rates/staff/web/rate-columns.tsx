import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import type { Column } from '#platform/ui/table.tsx'
import type { Translate } from '#platform/web/text.ts'
import type { listExchangeRates } from '../contract.ts'
import type { ratesStaffText } from './rates-staff.text.ts'

type Rate = OutputOf<typeof listExchangeRates>['records'][number]

/** A month, or the day of a table. */
const keyText = (key: string, lang: Lang): string =>
  key.length === 7 ? formatDay(`${key}-01`, lang, 'month') : formatDay(key, lang, 'medium')

export function rateColumns(t: Translate<typeof ratesStaffText>, lang: Lang): Column<Rate>[] {
  return [
    { key: 'currency', header: t('currency'), primary: true, cell: ({ currency }) => <b>{currency}</b> },
    { key: 'key', header: t('key'), cell: ({ key }) => keyText(key, lang) },
    { key: 'rate', header: t('rate'), numeric: true, cell: ({ rate }) => rate },
    { key: 'document', header: t('document'), named: true, cell: ({ document }) => document },
    {
      key: 'origin',
      header: t('origin'),
      cell: ({ enteredBy, storedAt }) => (
        <TwoLines second={<DateText value={storedAt} format="medium" />}>
          {t(enteredBy === null ? 'byFeed' : 'byStaff')}
        </TwoLines>
      ),
    },
  ]
}
