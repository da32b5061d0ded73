import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { LINE_STATUSES } from '../../ledger-moves.ts'
import { staffLedger, type StaffLine } from '../contract.ts'
import type { ledgerStaffText } from './ledger-staff.text.ts'
import { useLineColumns } from './line-columns.tsx'
import { ReviewDialog } from './review-dialog.tsx'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['ledger-staff', 'ledger', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** Documents with input VAT of all companies: what waits longest first. */
export default function StaffLedgerPage() {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  const navigate = useNavigate()
  const { view: status = 'SUBMITTED', keyword, page } = useListPlace(LINE_STATUSES, 'status')
  const place = { status, ...(keyword && { keyword }) }
  const list = useStaffList(staffLedger, { ...place, page, pageSize: PAGE_SIZE })
  const [open, setOpen] = useState<StaffLine>()
  const columns = useLineColumns(setOpen)
  const counts = { SENT: useCount('SENT'), SUBMITTED: useCount('SUBMITTED') }
  return (
    <ListFrame
      id="ledger"
      title={t('title')}
      sub={t('sub')}
      tools={
        <FindBox
          label={t('find')}
          placeholder={t('findPlaceholder')}
          keyword={keyword}
          onFind={(next) => void navigate(paths.adminLedger({ status, keyword: next }))}
        />
      }
      views={{
        label: t('views'),
        current: status,
        items: LINE_STATUSES.map((one) => ({
          key: one,
          label: t(`view_${one}`),
          href: paths.adminLedger({ ...place, status: one }),
          count: one === 'SENT' || one === 'SUBMITTED' ? counts[one] : undefined,
        })),
      }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<Nothing searched={keyword !== ''} />}
        hrefOf={(to) => paths.adminLedger({ ...place, page: to })}
      >
        {(rows) => <Table caption={t('title')} columns={columns} rows={rows} rowKey={({ id }) => id} dense />}
      </ListRows>
      {open && <ReviewDialog line={open} onClose={() => setOpen(undefined)} />}
    </ListFrame>
  )
}

/** How many wait for us. */
function useCount(status: 'SENT' | 'SUBMITTED'): number | undefined {
  return useCallQuery(staffLedger, { status, page: 1, pageSize: 1 }, { staff: true }).data?.total
}

function Nothing({ searched }: { searched: boolean }) {
  const t = useText<typeof ledgerStaffText>('ledger-staff')
  if (searched) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}
