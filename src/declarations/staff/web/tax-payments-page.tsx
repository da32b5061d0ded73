import { useState } from 'react'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { staffTaxPayments, type StaffTax } from '../tax-contract.ts'
import { StatementDialog } from './tax/statement-dialog.tsx'
import { useTaxColumns } from './tax/tax-columns.tsx'
import { TaxDialog } from './tax/tax-dialog.tsx'
import type { taxPaymentsStaffText } from './tax-payments-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['tax-payments-staff', 'back-office-lists', 'ui'],
}

const VIEWS = ['PROOF_SENT', 'DUE', 'DIFFERENCE'] as const
const PAGE_SIZE = 50

type Doing = { what: 'match' | 'statement'; tax: StaffTax }

/** Where payments of tax are matched with what the authority credited; nothing is paid before. */
export default function TaxPaymentsPage() {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { view = 'PROOF_SENT', page } = useListPlace(VIEWS)
  const list = useStaffList(staffTaxPayments, { view, page, pageSize: PAGE_SIZE })
  const [doing, setDoing] = useState<Doing>()
  const columns = useTaxColumns({
    onMatch: (tax) => setDoing({ what: 'match', tax }),
    onStatement: (tax) => setDoing({ what: 'statement', tax }),
  })
  const close = () => setDoing(undefined)
  return (
    <ListFrame
      id="tax-payments"
      title={t('title')}
      sub={t('sub')}
      tools={<ButtonLink href={paths.adminDeclarations()}>{t('back')}</ButtonLink>}
      views={{
        label: t('views'),
        current: view,
        items: VIEWS.map((key) => ({
          key,
          label: t(`view_${key}`),
          href: paths.adminTaxPayments({ view: key }),
        })),
      }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t(`empty_${view}`)}>{t(`emptyText_${view}`)}</EmptyState>}
        hrefOf={(to) => paths.adminTaxPayments({ view, page: to })}
      >
        {(rows) => <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} dense />}
      </ListRows>
      {doing?.what === 'match' && <TaxDialog tax={doing.tax} onClose={close} />}
      {doing?.what === 'statement' && <StatementDialog of={doing.tax} onClose={close} />}
    </ListFrame>
  )
}
