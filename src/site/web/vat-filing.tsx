import { formatDay, formatDayRange } from '#platform/shared/day-text.ts'
import { type Column, Table } from '#platform/ui/table.tsx'
import type { Lang } from '#platform/shared/local-text.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import { Backing } from './vat-backing.tsx'
import { lawOf } from './vat-laws.ts'
import type { vatLawsText } from './vat-laws.text.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'

/** How often returns are filed, and which is due next: the authority's day, shifted if it is not a working day. */
export function VatFiling({ country, filing }: Pick<VatCountry, 'country' | 'filing'>) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const cite = useText<typeof vatLawsText>('vat-laws')
  const lang = useLang()
  const law = lawOf(country, 'filing')
  return (
    <>
      <Table
        caption={t('filingTitle')}
        rows={filing}
        rowKey={({ frequency, form, due }) => `${frequency} ${form} ${due}`}
        columns={columnsOf(t, lang, law && cite(law))}
      />
      <p className={styles.hint}>{t('dueHolidays')}</p>
    </>
  )
}

function columnsOf(
  t: Translate<typeof vatComplianceText>,
  lang: Lang,
  law: string | undefined,
): Column<VatCountry['filing'][number]>[] {
  return [
    {
      key: 'rhythm',
      header: t('rhythm'),
      primary: true,
      cell: ({ frequency, form, when, note }) => (
        <>
          {t(`frequency_${frequency}`)}
          {[form && t('form', { form }), when, note].map(
            (text) =>
              text && (
                <span key={text} className={styles.small}>
                  {text}
                </span>
              ),
          )}
        </>
      ),
    },
    {
      key: 'period',
      header: t('period'),
      cell: ({ periodFrom, periodEnd }) => formatDayRange(periodFrom, periodEnd, lang),
    },
    {
      key: 'due',
      header: t('due'),
      cell: ({ due, dueShifted }) => (
        <>
          <strong>{formatDay(dueShifted, lang, 'full')}</strong>
          {due !== dueShifted && (
            <span className={styles.small}>{t('dueMoved', { day: formatDay(due, lang, 'weekday') })}</span>
          )}
        </>
      ),
    },
    { key: 'backing', header: t('backing'), cell: (row) => <Backing {...row} law={law} /> },
  ]
}
