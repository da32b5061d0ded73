import { formatDay } from '#platform/shared/day-text.ts'
import { type Column, Table } from '#platform/ui/table.tsx'
import type { Lang } from '#platform/shared/local-text.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { VatCountry } from '#vat/contract.ts'
import { Backing } from './vat-backing.tsx'
import { lawOf } from './vat-laws.ts'
import type { vatLawsText } from './vat-laws.text.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'
import styles from './vat-data.module.css'

type Row = VatCountry['rates'][number]

type Props = { country: string; rows: readonly Row[]; today: string }

export function VatRatesTable({ country, rows, today }: Props) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const cite = useText<typeof vatLawsText>('vat-laws')
  const lang = useLang()
  const law = lawOf(country, 'rates')
  return (
    <Table
      caption={t('rate')}
      rows={rows}
      rowKey={({ category, from, rate }) => `${category} ${from} ${rate}`}
      columns={columnsOf(t, lang, { today, law: law && cite(law) })}
    />
  )
}

function columnsOf(
  t: Translate<typeof vatComplianceText>,
  lang: Lang,
  { today, law }: { today: string; law: string | undefined },
): Column<Row>[] {
  const day = (value: string) => formatDay(value, lang, 'full')
  const validity = ({ from, until }: Row) => {
    if (until) return t('validFromUntil', { from: day(from), until: day(until) })
    return from > today ? t('validFuture', { from: day(from) }) : t('validSince', { from: day(from) })
  }
  return [
    {
      key: 'name',
      header: t('rateName'),
      primary: true,
      cell: ({ name, note }) => (
        <>
          {name}
          {note && <span className={styles.small}>{note}</span>}
        </>
      ),
    },
    { key: 'rate', header: t('rate'), numeric: true, cell: ({ rate }) => <strong>{rate}%</strong> },
    { key: 'valid', header: t('valid'), cell: validity },
    { key: 'backing', header: t('backing'), cell: (row) => <Backing {...row} law={law} /> },
  ]
}
