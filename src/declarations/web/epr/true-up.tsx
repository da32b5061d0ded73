import { type Column, Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { useBoxName } from '../detail/use-box-name.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import { useWeightText } from './use-weight-text.ts'

type Line = NonNullable<DeclarationDetail['quantities']>['ecoFees']['lines'][number]
type Props = { declaration: Pick<DeclarationDetail, 'quantities' | 'country' | 'scheme'> }

/** Forecast and reported weights of the year; no amount, which follows from the organisation's tariff. */
export function TrueUp({ declaration }: Props) {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const columns = useColumns(declaration)
  const { lines, open } = declaration.quantities?.ecoFees ?? { lines: [], open: 0 }
  return (
    <>
      {lines.length > 0 && (
        <>
          <Table
            caption={t('trueUp')}
            showCaption
            columns={columns}
            rows={lines}
            rowKey={({ category }) => category}
            dense
          />
          <p>{t('noAmount')}</p>
        </>
      )}
      {open > 0 && <p>{t('open', { count: open })}</p>}
    </>
  )
}

function useColumns(declaration: Props['declaration']): Column<Line>[] {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const nameOf = useBoxName(declaration)
  const weights = useWeightText()
  return [
    {
      key: 'category',
      header: t('category'),
      primary: true,
      cell: ({ category }) => nameOf(category).name || category,
    },
    {
      key: 'forecast',
      header: t('forecast'),
      numeric: true,
      cell: ({ forecast }) => weights.weight(forecast),
    },
    { key: 'actual', header: t('actual'), numeric: true, cell: ({ actual }) => weights.weight(actual) },
    {
      key: 'difference',
      header: t('difference'),
      numeric: true,
      cell: ({ difference }) => weights.difference(difference),
    },
  ]
}
