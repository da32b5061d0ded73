import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { staffMandates } from '../contract.ts'
import type { mandatesStaffText } from './mandates-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['mandates-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50
type Row = OutputOf<typeof staffMandates>['records'][number]

/** Documents that customers signed again: the oldest first. */
export default function MandatesPage() {
  const t = useText<typeof mandatesStaffText>('mandates-staff')
  const { page } = useListPlace([])
  const list = useStaffList(staffMandates, { page, pageSize: PAGE_SIZE })
  return (
    <ListFrame id="mandates" title={t('title')} sub={t('sub')}>
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        hrefOf={(to) => paths.adminMandates({ page: to })}
      >
        {(rows) => (
          <Table caption={t('title')} columns={columnsOf(t)} rows={rows} rowKey={({ id }) => id} dense />
        )}
      </ListRows>
    </ListFrame>
  )
}

function columnsOf(t: Translate<typeof mandatesStaffText>): Column<Row>[] {
  return [
    {
      key: 'company',
      named: true,
      header: t('company'),
      primary: true,
      cell: ({ company }) => <b>{company.name}</b>,
    },
    { key: 'service', header: t('service'), cell: ({ product }) => product },
    {
      key: 'submitted',
      header: t('submitted'),
      cell: ({ signedOn }) => <DateText value={signedOn} format="full" />,
    },
    {
      key: 'workOrder',
      header: t('workOrder'),
      cell: ({ workOrder }) => <Link href={paths.adminWorkOrder(workOrder.id)}>{workOrder.number}</Link>,
    },
  ]
}
