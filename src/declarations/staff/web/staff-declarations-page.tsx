import { useNavigate } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { FILING_STATUSES } from '../../declaration.ts'
import { staffDeclarations } from '../contract.ts'
import type { declarationsStaffText } from './declarations-staff.text.ts'
import { HmrcToDo } from './hmrc-to-do.tsx'
import { useViewCounts } from './use-view-counts.ts'
import { useWorkPlace } from './work-place.ts'
import { WorkFilters } from './work-filters.tsx'
import { WorkList } from './list/work-list.tsx'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['declarations-staff', 'hmrc-to-do', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** The work list: declarations of all companies by their due day, filtered in the address. */
export default function StaffDeclarationsPage() {
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  const navigate = useNavigate()
  const { page, ...place } = useWorkPlace()
  const list = useStaffList(staffDeclarations, { ...place, page, pageSize: PAGE_SIZE })
  const counts = useViewCounts(place)
  const hrefOf = (status: string) => paths.adminDeclarations({ ...place, status })
  return (
    <ListFrame
      id="declarations"
      title={t('title')}
      sub={t('sub')}
      tools={
        <WorkFilters
          place={place}
          onShow={(next) => void navigate(paths.adminDeclarations({ ...place, ...next }))}
        />
      }
      views={{
        label: t('views'),
        current: place.status ?? '',
        items: [
          { key: '', label: t('view_all'), href: hrefOf(''), ...counts.all },
          ...FILING_STATUSES.map((one) => ({
            key: one,
            label: t(`view_${one}`),
            href: hrefOf(one),
            ...counts.of(one),
          })),
          { key: 'payments', label: t('view_payments'), href: paths.adminTaxPayments(), ...counts.toMatch },
        ],
      }}
    >
      <HmrcToDo />
      <WorkList key={JSON.stringify([place, page])} list={list} place={place} />
    </ListFrame>
  )
}
