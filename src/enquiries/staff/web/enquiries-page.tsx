import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ENQUIRY_VIEWS, type EnquiryView, listEnquiries } from '#enquiries/staff/contract.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconSearch } from '#platform/ui/icons.ts'
import { NoPermission } from '#platform/ui/no-permission.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Pager } from '#platform/ui/pager.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { LinkTabs } from '#platform/ui/link-tabs.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { enquiriesStaffText } from './enquiries-staff.text.ts'
import { EnquiryItem } from './enquiry-item.tsx'
import queue from '#back-office/web/frame/queue.module.css'
import styles from './enquiries.module.css'

export const handle = { auth: true, access: 'staff', texts: ['enquiries-staff', 'ui'] }

const PAGE_SIZE = 20

type Place = { view: EnquiryView; keyword: string; page: number }

/** Where one stands lives in the address, as in the queue. */
function readPlace(query: URLSearchParams): Place {
  const keyword = (query.get('keyword') ?? '').slice(0, 80)
  // a link from a mail names the number alone: it is looked for in every view
  const usual = keyword === '' ? 'open' : 'all'
  return {
    view: ENQUIRY_VIEWS.find((known) => known === query.get('view')) ?? usual,
    keyword,
    page: Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1),
  }
}

export default function EnquiriesPage() {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const [query] = useSearchParams()
  const place = readPlace(query)
  const { keyword, ...rest } = place
  const found = useCallQuery(
    listEnquiries,
    { ...rest, pageSize: PAGE_SIZE, ...(keyword && { keyword }) },
    { staff: true, refetchInterval: 60_000 },
  )
  const counts = found.data?.counts
  const views = ENQUIRY_VIEWS.map((view) => ({
    key: view,
    label: t(`view_${view}`),
    href: paths.adminEnquiries({ view, keyword }),
    ...(counts && view in counts && { count: counts[view as keyof typeof counts] }),
  }))
  return (
    <div className={queue.single}>
      <title>{t('title')}</title>
      <section className={queue.queue} aria-labelledby="enquiries-title">
        <header className={queue.head}>
          <h1 id="enquiries-title" className={queue.title}>
            {t('title')}
          </h1>
          <Find key={keyword} place={place} />
        </header>
        <div className={queue.views}>
          <LinkTabs label={t('views')} items={views} current={place.view} />
        </div>
        <div className={queue.rows} aria-busy={found.isPlaceholderData || undefined}>
          {place.view === 'robots' && <Notice className={styles.notice}>{t('robotsNote')}</Notice>}
          <Rows place={place} found={found} />
        </div>
        {found.data && found.data.total > PAGE_SIZE && (
          <footer className={queue.foot}>
            <Pager
              page={place.page}
              pageSize={PAGE_SIZE}
              total={found.data.total}
              hrefOf={(page) => paths.adminEnquiries({ view: place.view, keyword, page })}
            />
          </footer>
        )}
      </section>
    </div>
  )
}

type Found = UseQueryResult<OutputOf<typeof listEnquiries>, CallFailure>

function Rows({ place, found }: { place: Place; found: Found }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  if (found.data && found.data.records.length > 0)
    return (
      <ul className={styles.list}>
        {found.data.records.map((enquiry) => (
          <li key={enquiry.id}>
            <EnquiryItem enquiry={enquiry} />
          </li>
        ))}
      </ul>
    )
  if (found.data)
    return place.keyword ? (
      <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
    ) : (
      <EmptyState title={t(`empty_${place.view}`)}>{t('emptyText')}</EmptyState>
    )
  if (found.error?.error === 'wire.staff_role')
    return <NoPermission title={t('noRoleTitle')}>{t('noRoleText')}</NoPermission>
  if (found.error)
    return (
      <ErrorState
        title={t('failed')}
        safe={t('failedSafe')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {found.error.message}
      </ErrorState>
    )
  return <SkeletonRows rows={8} label={t('loading')} />
}

function Find({ place }: { place: Place }) {
  const t = useText<typeof enquiriesStaffText>('enquiries-staff')
  const navigate = useNavigate()
  const [typed, setTyped] = useState(place.keyword)
  return (
    <div className={queue.find}>
      <form
        role="search"
        className={styles.findForm}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(paths.adminEnquiries({ view: place.view, keyword: typed.trim() }))
        }}
      >
        <TextField
          label={t('find')}
          hideLabel
          type="search"
          maxLength={80}
          placeholder={t('findPlaceholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          start={<IconSearch size={18} />}
        />
      </form>
    </div>
  )
}
