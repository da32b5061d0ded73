import { useState } from 'react'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useText } from '#platform/web/text.ts'
import { staffTaxPayments, type StaffTax } from '../../tax-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { StatementDialog } from './statement-dialog.tsx'
import { useTaxColumns } from './tax-columns.tsx'
import { TaxDialog } from './tax-dialog.tsx'

type Props = {
  view: 'PROOF_SENT' | 'DUE' | 'DIFFERENCE'
  page: number
  pageSize: number
  hrefOf: (page: number) => string
}
type Doing = { what: 'match' | 'statement'; tax: StaffTax }

/** Tax to be matched, still due, or with a difference. */
export function TaxList({ view, page, pageSize, hrefOf }: Props) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const list = useStaffList(staffTaxPayments, { view, page, pageSize })
  const [doing, setDoing] = useState<Doing>()
  const columns = useTaxColumns({
    onMatch: (tax) => setDoing({ what: 'match', tax }),
    onStatement: (tax) => setDoing({ what: 'statement', tax }),
  })
  const close = () => setDoing(undefined)
  return (
    <>
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t(`empty_${view}`)}>{t(`emptyText_${view}`)}</EmptyState>}
        hrefOf={hrefOf}
      >
        {(rows) => <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} dense />}
      </ListRows>
      {doing?.what === 'match' && <TaxDialog tax={doing.tax} onClose={close} />}
      {doing?.what === 'statement' && <StatementDialog of={doing.tax} onClose={close} />}
    </>
  )
}
