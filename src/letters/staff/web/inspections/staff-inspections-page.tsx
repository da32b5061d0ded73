import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { useText } from '#platform/web/text.ts'
import { INSPECTION_STATES } from '../../../inspections/inspection-kinds.ts'
import { staffInspections } from '../../inspections-contract.ts'
import { InspectionPane } from './inspection-pane.tsx'
import { InspectionRows } from './inspection-rows.tsx'
import type { inspectionsStaffText } from './inspections-staff.text.ts'
import { OpenInspectionDialog } from './open-inspection-dialog.tsx'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['inspections-staff', 'letters-post', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** Checks of companies by authorities: what is due first stands first. */
export default function StaffInspectionsPage() {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [isOpening, setOpening] = useState(false)
  const { view, keyword, page } = useListPlace(INSPECTION_STATES, 'state')
  const state = view ?? 'OPEN'
  const id = query.get('id') ?? undefined
  const place = { state, ...(keyword && { keyword }) }
  const list = useStaffList(staffInspections, { ...place, page, pageSize: PAGE_SIZE })
  if (id)
    return (
      <InspectionPane
        key={id}
        id={id}
        onBack={() => void navigate(paths.adminInspections({ ...place, page }))}
      />
    )
  const views = INSPECTION_STATES.map((one) => ({
    key: one,
    label: t(`state_${one}`),
    href: paths.adminInspections({ state: one }),
  }))
  return (
    <ListFrame
      id="inspections"
      title={t('title')}
      sub={t('sub')}
      tools={
        <>
          <Button onClick={() => setOpening(true)}>{t('open')}</Button>
          <FindBox
            label={t('find')}
            placeholder={t('findPlaceholder')}
            keyword={keyword}
            onFind={(next) => void navigate(paths.adminInspections({ state, keyword: next }))}
          />
        </>
      }
      views={{ label: t('views'), items: views, current: keyword ? '' : state }}
    >
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<Nothing searched={keyword !== ''} />}
        hrefOf={(to) => paths.adminInspections({ ...place, page: to })}
      >
        {(inspections) => (
          <InspectionRows
            inspections={inspections}
            hrefOf={(one) => paths.adminInspections({ ...place, page, id: one })}
          />
        )}
      </ListRows>
      {isOpening && (
        <OpenInspectionDialog
          letter={null}
          onClose={() => setOpening(false)}
          onOpened={(opened) => void navigate(paths.adminInspections({ id: opened }))}
        />
      )}
    </ListFrame>
  )
}

function Nothing({ searched }: { searched: boolean }) {
  const t = useText<typeof inspectionsStaffText>('inspections-staff')
  if (searched) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}
