import { useNavigate } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { type ListPlace, useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { ENQUIRY_VIEWS, type EnquiryView, listEnquiries } from '#enquiries/staff/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import type { enquiriesStaffText } from './enquiries-staff.text.ts'
import { EnquiryItem } from './enquiry-item.tsx'
import styles from './enquiries.module.css'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['enquiries-staff', 'text-blocks', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 20

type Counts = OutputOf<typeof listEnquiries>['counts']
type Place = ListPlace<EnquiryView> & { view: EnquiryView }

/** A link from a mail has only the number, so every view is searched. */
function usePlace(): Place {
  const place = useListPlace(ENQUIRY_VIEWS)
  return { ...place, view: place.view ?? (place.keyword === '' ? 'open' : 'all') }
}

/** The enquiries from the contact page, and what was done about them. */
export default function EnquiriesPage() {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const navigate = useNavigate()
  const place = usePlace()
  const { keyword, view, page } = place
  const list = useStaffList(listEnquiries, { view, page, pageSize: PAGE_SIZE, ...(keyword && { keyword }) })
  return (
    <ListFrame
      id="enquiries"
      title={t('title')}
      tools={
        <FindBox
          label={t('find')}
          placeholder={t('findPlaceholder')}
          keyword={keyword}
          onFind={(next) => void navigate(paths.adminEnquiries({ view, keyword: next }))}
        />
      }
      views={{ label: t('views'), items: useViews(keyword, list.data?.counts), current: view }}
    >
      <ListRows
        list={list}
        notice={view === 'robots' && <Notice>{t('robotsNote')}</Notice>}
        empty={<NoEnquiries place={place} />}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        hrefOf={(to) => paths.adminEnquiries({ view, keyword, page: to })}
      >
        {(enquiries) => (
          <ul className={styles.list}>
            {enquiries.map((enquiry) => (
              <li key={enquiry.id}>
                <EnquiryItem enquiry={enquiry} />
              </li>
            ))}
          </ul>
        )}
      </ListRows>
    </ListFrame>
  )
}

function useViews(keyword: string, counts: Counts | undefined) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  return ENQUIRY_VIEWS.map((view) => ({
    key: view,
    label: t(`view_${view}`),
    href: paths.adminEnquiries({ view, keyword }),
    ...(counts && view in counts && { count: counts[view as keyof Counts] }),
  }))
}

function NoEnquiries({ place }: { place: Place }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  if (place.keyword) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t(`empty_${place.view}`)}>{t('emptyText')}</EmptyState>
}
