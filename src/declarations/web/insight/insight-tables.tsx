import { countryName } from '#platform/shared/countries.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { formatPercent } from '#platform/shared/format-number.ts'
import { Link } from '#platform/ui/link.tsx'
import { Table, type Column } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { Insight } from '../../insight-contract.ts'
import type { insightText } from '../insight.text.ts'
import { euroByMonth } from './month-bars.tsx'
import styles from './insight.module.css'

type Props = { insight: Insight }

const add = (list: readonly (number | undefined)[]): number =>
  list.reduce<number>((sum, one) => sum + (one ?? 0), 0)

/** The figures of the drawing: a line for each month with tax, a column for each country. */
export function MonthTable({ insight }: Props) {
  const t = useText<typeof insightText>('insight')
  const lang = useLang()
  const countries = [...new Set(insight.countries.map(({ country }) => country))]
  const sums = new Map(countries.map((country) => [country, euroByMonth(insight, country)]))
  const money = (amount: number | undefined) =>
    amount === undefined ? '–' : formatMoney({ amount, currency: 'EUR' }, lang)
  const of = (country: string, month: string) => sums.get(country)?.get(month)
  const months = insight.months.filter((month) => insight.cells.some((cell) => cell.month === month))
  const ofMonth = (month: string) => add(countries.map((country) => of(country, month)))
  const ofCountry = (country: string) => add(months.map((month) => of(country, month)))
  const columns: Column<string>[] = [
    {
      key: 'month',
      header: t('month'),
      primary: true,
      cell: (month) => formatDay(`${month}-01`, lang, 'month'),
    },
    ...countries.map((country): Column<string> => ({
      key: country,
      header: countryName(country, lang),
      numeric: true,
      cell: (month) => money(of(country, month)),
    })),
    { key: 'total', header: t('total'), numeric: true, cell: (month) => money(ofMonth(month)) },
  ]
  const foot = (
    <tr className={styles.sum}>
      <th scope="row">{t('total')}</th>
      {countries.map((country) => (
        <td key={country}>{money(ofCountry(country))}</td>
      ))}
      <td>{money(add(months.map(ofMonth)))}</td>
    </tr>
  )
  return (
    <Table
      caption={t('figures')}
      columns={columns}
      rows={months}
      rowKey={(month) => month}
      foot={foot}
      dense
    />
  )
}

type CountryRow = Insight['countries'][number]

/** Where most of the tax goes, in the currency in which it is paid. */
export function CostsTable({ insight }: Props) {
  const t = useText<typeof insightText>('insight')
  const lang = useLang()
  const percent = (basisPoints: number | null) =>
    basisPoints === null ? '–' : formatPercent(basisPoints / 100, lang)
  const money = (amount: number, { currency }: CountryRow) => formatMoney({ amount, currency }, lang)
  const columns: Column<CountryRow>[] = [
    {
      key: 'country',
      header: t('country'),
      primary: true,
      cell: ({ country }) => countryName(country, lang),
    },
    { key: 'tax', header: t('tax'), numeric: true, cell: (row) => money(row.tax, row) },
    { key: 'base', header: t('base'), numeric: true, cell: (row) => money(row.base, row) },
    { key: 'effective', header: t('effective'), numeric: true, cell: ({ effective }) => percent(effective) },
    { key: 'share', header: t('share'), numeric: true, cell: ({ share }) => percent(share) },
  ]
  return (
    <Table
      caption={t('costs')}
      columns={columns}
      rows={insight.countries}
      rowKey={({ country, currency }) => `${country} ${currency}`}
    />
  )
}

type CorrectionRow = Insight['corrections'][number]

function CorrectionLink({ correction: { id, number, country, month } }: { correction: CorrectionRow }) {
  const lang = useLang()
  return (
    <Link href={paths.declarationDetail(id)}>
      {countryName(country, lang)}, {formatDay(`${month}-01`, lang, 'month')} · {number}
    </Link>
  )
}

const correctionLink = (correction: CorrectionRow) => <CorrectionLink correction={correction} />

/** What each correction changed in the tax of its period. */
export function CorrectionsTable({ insight }: Props) {
  const t = useText<typeof insightText>('insight')
  const lang = useLang()
  const money = (amount: number, { currency }: CorrectionRow) => formatMoney({ amount, currency }, lang)
  const columns: Column<CorrectionRow>[] = [
    {
      key: 'number',
      header: t('correction'),
      primary: true,
      cell: correctionLink,
    },
    { key: 'before', header: t('before'), numeric: true, cell: (row) => money(row.before.tax, row) },
    { key: 'after', header: t('after'), numeric: true, cell: (row) => money(row.after.tax, row) },
    {
      key: 'change',
      header: t('change'),
      numeric: true,
      cell: (row) => {
        const change = row.after.tax - row.before.tax
        return `${change > 0 ? '+' : ''}${money(change, row)}`
      },
    },
  ]
  return (
    <Table caption={t('corrections')} columns={columns} rows={insight.corrections} rowKey={({ id }) => id} />
  )
}
