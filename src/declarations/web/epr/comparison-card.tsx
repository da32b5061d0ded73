import { formatDayRange } from '#platform/shared/day-text.ts'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import { useBoxName } from '../detail/use-box-name.ts'
import type { quantityComparisonText } from '../quantity-comparison.text.ts'
import { useWeightText } from './use-weight-text.ts'

type Props = { declaration: Pick<DeclarationDetail, 'quantities' | 'country' | 'scheme'> }
type Comparison = NonNullable<DeclarationDetail['quantities']>['comparison']
type Line = Comparison['lines'][number]

/** Each category of a report beside the period before; what is gone is a line too. Nothing for other declarations. */
export function ComparisonCard({ declaration }: Props) {
  const t = useText<typeof quantityComparisonText>('quantity-comparison')
  const columns = useColumns(declaration)
  const { quantities } = declaration
  if (!quantities) return null
  const { against, lines } = quantities.comparison
  const isShown = against?.hasFigures && lines.length > 0
  return (
    <Card title={t('title')} aside={isShown ? t('unit') : undefined}>
      <Stack gap={16}>
        <Against comparison={quantities.comparison} />
        {isShown && (
          <Table
            caption={t('title')}
            columns={columns}
            rows={lines}
            rowKey={({ category }) => category}
            dense
          />
        )}
      </Stack>
    </Card>
  )
}

/** With what it is compared, or why with nothing. */
function Against({ comparison: { against, lines } }: { comparison: Comparison }) {
  const t = useText<typeof quantityComparisonText>('quantity-comparison')
  const lang = useLang()
  if (!against) return <p>{t('first')}</p>
  const days = formatDayRange(against.period.from, against.period.to, lang, 'full')
  if (!against.hasFigures) return <p>{t('beforeOpen', { days })}</p>
  if (lines.length === 0) return <p>{t('notYet')}</p>
  return (
    <>
      <p>{t('against', { days, number: against.number })}</p>
      {!against.isAsLong && <p>{t('notAsLong')}</p>}
    </>
  )
}

function useColumns(declaration: Props['declaration']): Column<Line>[] {
  const t = useText<typeof quantityComparisonText>('quantity-comparison')
  const nameOf = useBoxName(declaration)
  const weights = useWeightText()
  return [
    {
      key: 'material',
      header: t('material'),
      primary: true,
      cell: ({ category }) => nameOf(category).name || category,
    },
    { key: 'now', header: t('now'), numeric: true, cell: ({ now }) => <b>{weights.weight(now)}</b> },
    { key: 'before', header: t('before'), numeric: true, cell: ({ before }) => weights.weight(before) },
    {
      key: 'difference',
      header: t('difference'),
      numeric: true,
      cell: ({ difference }) => weights.difference(difference),
    },
  ]
}
