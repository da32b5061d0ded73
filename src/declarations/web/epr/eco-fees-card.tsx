import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import type { DeclarationDetail } from '../../contract.ts'
import type { ecoFeesText } from '../eco-fees.text.ts'
import type { EcoFeeActs } from './eco-fee-acts.ts'
import { EcoFeeDialog } from './eco-fee-dialog.tsx'
import { EcoFeeLaterDialog } from './eco-fee-later-dialog.tsx'
import { TrueUp } from './true-up.tsx'

type Fee = NonNullable<DeclarationDetail['quantities']>['ecoFees']['fees'][number]

/** What the eco-organisation asked for the year, and what is to be trued up. Nothing for other declarations. */
export function EcoFeesCard(props: {
  declaration: Pick<DeclarationDetail, 'quantities' | 'stream' | 'country' | 'scheme'>
  /** Only for those who may enter. */
  acts: EcoFeeActs | undefined
  onOpen: (fee: Fee) => void
}) {
  const { declaration, acts, onOpen } = props
  const t = useText<typeof ecoFeesText>('eco-fees')
  const [isOpen, setOpen] = useState(false)
  const [later, setLater] = useState<Fee>()
  const columns = useColumns({ acts, onOpen, onLater: setLater })
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
      {later && acts && <EcoFeeLaterDialog fee={later} acts={acts} onClose={() => setLater(undefined)} />}
    </Card>
  )
}

type Doing = {
  acts: EcoFeeActs | undefined
  onOpen: (fee: Fee) => void
  onLater: (fee: Fee) => void
}

function useColumns({ acts, onOpen, onLater }: Doing): Column<Fee>[] {
  const t = useText<typeof ecoFeesText>('eco-fees')
  const back: Column<Fee> = {
    key: 'act',
    header: <span className="visually-hidden">{t('takeBack')}</span>,
    onPhone: 'bare',
    cell: (fee) => (
      <Row gap={8}>
        <Button
          variant="subtle"
          size={32}
          aria-label={t('completeOf', { document: fee.document })}
          onClick={() => onLater(fee)}
        >
          {t('complete')}
        </Button>
        <Button variant="subtle" size={32} disabled={acts?.isBusy} onClick={() => acts?.onTakeBack(fee.id)}>
          {t('takeBack')}
        </Button>
      </Row>
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
    {
      key: 'file',
      header: t('file'),
      cell: (fee) =>
        fee.file === null ? (
          t('noFile')
        ) : (
          <Button
            variant="subtle"
            size={32}
            aria-label={t('openFileOf', { document: fee.document })}
            onClick={() => onOpen(fee)}
          >
            {t('openFile')}
          </Button>
        ),
    },
    { key: 'by', header: t('by'), named: true, cell: ({ by }) => by },
  ]
  return acts ? [...shown, back] : shown
}
