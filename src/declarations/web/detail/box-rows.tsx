import { paths } from '#paths.ts'
import { formatWith } from '#platform/shared/format-number.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { readBoxRows, type BoxRows as Rows, type DeclarationDetail } from '../../contract.ts'
import type { declarationDetailText } from '../declaration-detail.text.ts'
import styles from './boxes.module.css'
import { BuyerText } from './buyer-text.tsx'
import { EarlierText } from './earlier-text.tsx'
import { NewRow, RowsAsOf } from './rows-as-of.tsx'
import type { Part } from './use-part-name.ts'

const FIRST = 4

/** The first rows of a part, and the way to all of them. */
export function BoxRows(props: { declaration: DeclarationDetail; box: string; part: Part }) {
  const { declaration, box, part } = props
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const place = { id: declaration.id, box, part: part.part }
  const rows = useCallQuery(readBoxRows, { ...place, pageSize: FIRST })
  if (rows.error) return <p role="alert">{rows.error.message}</p>
  if (!rows.data || rows.isPlaceholderData) return <Skeleton lines={FIRST} label={t('rowsLoading')} />
  const { records, total, asOf } = rows.data
  if (records.length === 0) return <RowsAsOf asOf={asOf} />
  return (
    <>
      <RowsAsOf asOf={asOf} />
      <div className={styles.rows}>
        <RowsTable records={records} />
      </div>
      <p>
        <Link href={paths.declarationRows(place)}>{t('allRows', { count: total })}</Link>
      </p>
    </>
  )
}

type Row = Rows['records'][number]

export function RowsTable({ records }: { records: readonly Row[] }) {
  const t = useText<typeof declarationDetailText>('declaration-detail')
  const lang = useLang()
  const isWeighed = records.some(({ weight }) => weight !== null)
  return (
    <Table
      caption={t('rowsTitle')}
      dense
      columns={isWeighed ? weightColumns(t, lang) : columnsOf(t, lang)}
      rows={records}
      rowKey={({ id }) => id}
    />
  )
}

function columnsOf(t: Translate<typeof declarationDetailText>, lang: Lang): Column<Row>[] {
  const money = (name: 'net' | 'vat' | 'gross', header: string): Column<Row> => ({
    key: name,
    header,
    numeric: true,
    cell: ({ currency, [name]: amount }) => (amount === null ? '' : formatMoney({ amount, currency }, lang)),
  })
  return [
    {
      key: 'title',
      header: t('columnRow'),
      primary: true,
      cell: ({ title, detail, buyer, earlier, isNew, currency }) => (
        <span className={styles.what}>
          {title}
          <small>{detail}</small>
          {isNew && <NewRow />}
          {buyer && <BuyerText buyer={buyer} />}
          {earlier && <EarlierText earlier={earlier} currency={currency} />}
        </span>
      ),
    },
    {
      key: 'day',
      header: t('columnDay'),
      cell: ({ day }) => day !== null && <DateText value={day} format="medium" />,
    },
    money('gross', t('columnGross')),
    money('net', t('columnNet')),
    money('vat', t('columnVat')),
  ]
}

/** Of quantities: pieces, what one weighs, and all of them together. */
function weightColumns(t: Translate<typeof declarationDetailText>, lang: Lang): Column<Row>[] {
  const number = (value: number | null, from: number) =>
    value === null ? '–' : formatWith(lang, { maximumFractionDigits: 6 }, value / from)
  return [
    {
      key: 'title',
      header: t('columnGoods'),
      primary: true,
      cell: ({ title, detail }) => (
        <span className={styles.what}>
          {title}
          <small>{detail}</small>
        </span>
      ),
    },
    {
      key: 'pieces',
      header: t('columnPieces'),
      numeric: true,
      cell: ({ weight }) => number(weight?.units ?? null, 1),
    },
    {
      key: 'each',
      header: t('columnGrams'),
      numeric: true,
      cell: ({ weight }) => number(weight?.each ?? null, 1000),
    },
    {
      key: 'weight',
      header: t('columnKilograms'),
      numeric: true,
      cell: ({ weight }) => number(weight?.milligrams ?? null, 1_000_000),
    },
  ]
}
