import { useNavigate } from 'react-router'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Link } from '#platform/ui/link.tsx'
import { type Column, Table } from '#platform/ui/table.tsx'
import { paths } from '#paths.ts'
import { type Translate, useLang, useText } from '#platform/web/text.ts'
import { type Announcement, ANNOUNCEMENT_STATUSES, listAnnouncements } from '../contract.ts'
import type { announcementsStaffText } from './announcements-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['announcements-staff', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** What the agency has told many companies, or is about to. */
export default function AnnouncementsPage() {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const { view: status, page } = useListPlace(ANNOUNCEMENT_STATUSES, 'status')
  const list = useStaffList(listAnnouncements, { ...(status && { status }), page, pageSize: PAGE_SIZE })
  const views = [
    { key: '', label: t('view_all'), href: paths.adminAnnouncements() },
    ...ANNOUNCEMENT_STATUSES.map((one) => ({
      key: one,
      label: t(`status_${one}`),
      href: paths.adminAnnouncements({ status: one }),
    })),
  ]
  return (
    <ListFrame
      id="announcements"
      title={t('title')}
      sub={t('sub')}
      tools={<CreateLink />}
      views={{ label: t('views'), items: views, current: status ?? '' }}
    >
      <ListRows
        list={list}
        empty={<Nothing filtered={status !== undefined} />}
        hrefOf={(to) => paths.adminAnnouncements({ ...(status && { status }), page: to })}
      >
        {(rows) => <Announcements rows={rows} />}
      </ListRows>
    </ListFrame>
  )
}

function Announcements({ rows }: { rows: readonly Announcement[] }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const lang = useLang()
  const navigate = useNavigate()
  return (
    <Table
      caption={t('title')}
      columns={columnsOf(t, lang)}
      rows={rows}
      rowKey={({ id }) => id}
      onRowClick={({ id }) => void navigate(paths.adminAnnouncement(id))}
      dense
    />
  )
}

function CreateLink() {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  return (
    <ButtonLink variant="primary" href={paths.adminAnnouncement()}>
      {t('create')}
    </ButtonLink>
  )
}

function Nothing({ filtered }: { filtered: boolean }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  if (filtered)
    return (
      <EmptyState
        title={t('noMatch')}
        action={<ButtonLink href={paths.adminAnnouncements()}>{t('clear')}</ButtonLink>}
      />
    )
  return (
    <EmptyState title={t('empty')} action={<CreateLink />}>
      {t('emptyText')}
    </EmptyState>
  )
}

const LOOKS: Record<Announcement['status'], BadgeVariant> = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  SENDING: 'info',
  SENT: 'finished',
  WITHDRAWN: 'cancelled',
}

function columnsOf(t: Translate<typeof announcementsStaffText>, lang: Lang): Column<Announcement>[] {
  return [
    {
      key: 'title',
      header: t('columnTitle'),
      primary: true,
      cell: ({ id, title }) => (
        <Link href={paths.adminAnnouncement(id)} look="alone">
          {title[lang]}
        </Link>
      ),
    },
    { key: 'type', header: t('columnType'), cell: ({ type }) => t(`type_${type}`) },
    { key: 'audience', header: t('columnAudience'), cell: (row) => audienceText(row, t, lang) },
    {
      key: 'status',
      header: t('columnStatus'),
      cell: ({ status }) => <Badge variant={LOOKS[status]}>{t(`status_${status}`)}</Badge>,
    },
    {
      key: 'time',
      header: t('columnTime'),
      cell: ({ publishAt }) => (publishAt === null ? '–' : <DateText value={publishAt} format="fullTime" />),
    },
    {
      key: 'recipients',
      header: t('columnRecipients'),
      numeric: true,
      cell: ({ recipients }) => recipients,
    },
  ]
}

function audienceText(
  { audience }: Announcement,
  t: Translate<typeof announcementsStaffText>,
  lang: Lang,
): string {
  if (audience.kind === 'PRODUCT') return t('buyersOf', { code: audience.product })
  if (audience.kind === 'COUNTRY') return countryName(audience.country, lang)
  return t('audience_ALL')
}
