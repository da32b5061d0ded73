import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { CONFIRMATION_STATUSES } from '../../contract.ts'
import { staffConfirmations, type StaffConfirmation } from '../contract.ts'
import { confirmationColumns } from './confirmation-columns.tsx'
import { MakeDialog, WithdrawDialog } from './confirmation-dialogs.tsx'
import type { confirmationsStaffText } from './confirmations-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['confirmations-staff', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** The letters of all companies: made for a customer, found by number, withdrawn. */
export default function StaffConfirmationsPage() {
  const t = useText<typeof confirmationsStaffText>('confirmations-staff')
  const navigate = useNavigate()
  const { view: status, keyword, page } = useListPlace(CONFIRMATION_STATUSES, 'status')
  const place = { ...(status && { status }), ...(keyword && { keyword }) }
  const list = useStaffList(staffConfirmations, { ...place, page, pageSize: PAGE_SIZE })
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<StaffConfirmation>()
  const views = [undefined, ...CONFIRMATION_STATUSES].map((one) => ({
    key: one ?? '',
    label: t(one ? `status_${one}` : 'view_all'),
    href: paths.adminConfirmations({ ...place, ...(one ? { status: one } : { status: '' }) }),
  }))
  return (
    <ListFrame
      id="confirmations"
      title={t('title')}
      sub={t('sub')}
      tools={
        <>
          <FindBox
            label={t('find')}
            placeholder={t('findPlaceholder')}
            keyword={keyword}
            onFind={(next) => void navigate(paths.adminConfirmations({ ...place, keyword: next }))}
          />
          <Button variant="primary" onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </>
      }
      views={{ label: t('views'), items: views, current: status ?? '' }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<Nothing searched={keyword !== ''} />}
        hrefOf={(to) => paths.adminConfirmations({ ...place, page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={confirmationColumns(t, setEnding)}
            rows={rows}
            rowKey={({ id }) => id}
            dense
          />
        )}
      </ListRows>
      {making && <MakeDialog onClose={() => setMaking(false)} />}
      {ending && <WithdrawDialog letter={ending} onClose={() => setEnding(undefined)} />}
    </ListFrame>
  )
}

function Nothing({ searched }: { searched: boolean }) {
  const t = useText<typeof confirmationsStaffText>('confirmations-staff')
  if (searched) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}
