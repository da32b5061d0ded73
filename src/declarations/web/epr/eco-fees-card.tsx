import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import type { EcoFeeActs } from './eco-fee-acts.ts'
import { EcoFeeDialog } from './eco-fee-dialog.tsx'
import { TrueUp } from './true-up.tsx'

type Fee = NonNullable<DeclarationDetail['quantities']>['ecoFees']['fees'][number]

/** What the eco-organisation asked for the year, and what is to be trued up. Nothing for other declarations. */
export function EcoFeesCard(props: {
  declaration: Pick<DeclarationDetail, 'quantities' | 'stream' | 'country' | 'scheme'>
  /** Only for those who may enter. */
  acts: EcoFeeActs | undefined
}) {
  const { declaration, acts } = props
  const t = useText<typeof ecoFeesText>('eco-fees')
  const [isOpen, setOpen] = useState(false)
  const columns = useColumns(acts)
  const { quantities } = declaration
  if (!quantities) return null
  const { fees, year } = quantities.ecoFees
  return (
    <Card title={t('title', { year })}>
      <Stack gap={16}>
        {fees.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table caption={t('documents')} columns={columns} rows={fees} rowKey={({ id }) => id} dense />
        )}
        <TrueUp declaration={declaration} />
        {acts && (
          <span>
            <Button onClick={() => setOpen(true)}>{t('enter')}</Button>
          </span>
        )}
      </Stack>
      {isOpen && acts && (
        <EcoFeeDialog declaration={declaration} acts={acts} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}

function useColumns(acts: EcoFeeActs | undefined): Column<Fee>[] {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const back: Column<Fee> = {
    key: 'act',
    header: <span className="visually-hidden">{t('takeBack')}</span>,
    onPhone: 'bare',
    cell: ({ id }) => (
      <Button variant="subtle" size={32} disabled={acts?.isBusy} onClick={() => acts?.onTakeBack(id)}>
        {t('takeBack')}
      </Button>
    ),
  }
  const shown: Column<Fee>[] = [
    {
      key: 'document',
      header: t('document'),
      primary: true,
      named: true,
      cell: ({ document }) => <b>{document}</b>,
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(`kind_${kind}`) },
    {
      key: 'amount',
      header: t('amount'),
      numeric: true,
      cell: ({ amount, currency }) => <Money value={{ amount, currency }} />,
    },
    {
      key: 'paidOn',
      header: t('paidOn'),
      cell: ({ paidOn }) => (paidOn === null ? t('notPaid') : <DateText value={paidOn} format="full" />),
    },
    { key: 'by', header: t('by'), named: true, cell: ({ by }) => by },
  ]
  return acts ? [...shown, back] : shown
}
