import { formatMoney } from '#platform/shared/format-money.ts'
import { Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { type SumsOfCurrency, sumsByCurrency } from './import-sums.ts'
import type { importsText } from './imports.text.ts'
import type { Import } from './one-import.ts'

/** Where its money went, to the cent, in each currency. */
export function ImportSums({ sums }: Pick<Import, 'sums'>) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const rows = sumsByCurrency(sums)
  if (rows.length === 0) return null
  const amount = (key: Exclude<keyof SumsOfCurrency, 'currency'>, header: string) => ({
    key,
    header,
    numeric: true,
    cell: (row: SumsOfCurrency) => formatMoney(row[key], lang),
  })
  return (
    <Table
      caption={t('moneyOfFile')}
      showCaption
      dense
      columns={[
        {
          key: 'currency',
          header: t('field_currency'),
          primary: true,
          cell: ({ currency }: SumsOfCurrency) => currency,
        },
        amount('in', t('moneyIn')),
        amount('treated', t('kept')),
        amount('issues', t('withIssue')),
        amount('outside', t('moneyOutside')),
      ]}
      rows={rows}
      rowKey={({ currency }) => currency}
    />
  )
}
