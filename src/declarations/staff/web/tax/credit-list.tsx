import { useState } from 'react'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { TwoLines } from '#back-office/web/frame/two-lines.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Money } from '#platform/ui/money.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import { staffTaxCredits, type StaffCredit } from '../../credit-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { useWhoseColumns } from './whose-columns.tsx'

type Props = { page: number; pageSize: number; hrefOf: (page: number) => string }

/** What authorities owe, until it is carried over, paid back or set off. */
export function CreditList({ page, pageSize, hrefOf }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const list = useStaffList(staffTaxCredits, { page, pageSize })
  const [open, setOpen] = useState<StaffCredit>()
  const columns = useColumns(setOpen)
  return (
    <>
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty_CREDIT')}>{t('emptyText_CREDIT')}</EmptyState>}
        hrefOf={hrefOf}
      >
        {(rows) => <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} dense />}
      </ListRows>
      {open && <CreditDialog credit={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function useColumns(onOpen: (credit: StaffCredit) => void): Column<StaffCredit>[] {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const whose = useWhoseColumns<StaffCredit>()
  return [
    ...whose,
    {
      key: 'amount',
      header: t('credit'),
      numeric: true,
      cell: ({ amount, currency }) => <Money value={{ amount, currency }} strong />,
    },
    {
      key: 'state',
      header: t('state'),
      named: true,
      cell: ({ asked, evidence, isAnswered }) =>
        asked === null ? (
          <span className={styles.quiet}>{t('notAsked')}</span>
        ) : (
          <TwoLines second={asked}>
            {isAnswered ? (
              <Badge variant="yourTurn">{t('documentsSent', { count: evidence.length })}</Badge>
            ) : (
              t('waitsForSeller')
            )}
          </TwoLines>
        ),
    },
    {
      key: 'action',
      header: t('action'),
      onPhone: 'bare',
      cell: (credit) => (
        <Button
          size={32}
          aria-label={t('followNamed', { number: credit.number, company: credit.company })}
          onClick={() => onOpen(credit)}
        >
          {t('follow')}
        </Button>
      ),
    },
  ]
}
