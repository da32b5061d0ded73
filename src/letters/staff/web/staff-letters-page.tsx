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
import { LETTER_STATUSES } from '../../contract.ts'
import { staffLetters, type StaffLetter } from '../contract.ts'
import { letterColumns } from './letter-columns.tsx'
import { MakeDialog, WithdrawDialog } from './letter-dialogs.tsx'
import type { lettersStaffText } from './letters-staff.text.ts'

export const handle = { auth: true, access: 'staff', texts: ['letters-staff', 'back-office-lists', 'ui'] }

const PAGE_SIZE = 50

/** The letters of all companies: made for a customer, found by number, withdrawn. */
export default function StaffLettersPage() {
  const t = useText<typeof lettersStaffText>('letters-staff')
  const navigate = useNavigate()
  const { view: status, keyword, page } = useListPlace(LETTER_STATUSES, 'status')
  const place = { ...(status && { status }), ...(keyword && { keyword }) }
  const list = useStaffList(staffLetters, { ...place, page, pageSize: PAGE_SIZE })
  const [making, setMaking] = useState(false)
  const [ending, setEnding] = useState<StaffLetter>()
  const views = [undefined, ...LETTER_STATUSES].map((one) => ({
    key: one ?? '',
    label: t(one ? `status_${one}` : 'view_all'),
    href: paths.adminLetters({ ...place, ...(one ? { status: one } : { status: '' }) }),
  }))
  return (
    <ListFrame
      id="letters"
      title={t('title')}
      sub={t('sub')}
      tools={
        <>
          <FindBox
            label={t('find')}
            placeholder={t('findPlaceholder')}
            keyword={keyword}
            onFind={(next) => void navigate(paths.adminLetters({ ...place, keyword: next }))}
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
        hrefOf={(to) => paths.adminLetters({ ...place, page: to })}
      >
        {(rows) => (
          <Table
            caption={t('title')}
            columns={letterColumns(t, setEnding)}
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
  const t = useText<typeof lettersStaffText>('letters-staff')
  if (searched) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}
