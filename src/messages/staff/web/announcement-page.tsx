import { useSearchParams } from 'react-router'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { paths } from '#paths.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { type Announcement, readAnnouncement } from '../contract.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import styles from './announcement-page.module.css'
import type { announcementsStaffText } from './announcements-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['announcements-staff', 'back-office-lists', 'ui'],
}

/** Writes, shows, publishes and withdraws one announcement. */
export default function AnnouncementPage() {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const [query] = useSearchParams()
  const id = query.get('id')
  return (
    <div className={styles.page}>{id ? <Existing key={id} id={id} /> : <Framed title={t('newTitle')} />}</div>
  )
}

function Framed({ title, announcement }: { title: string; announcement?: Announcement }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  return (
    <>
      <title>{title}</title>
      <PageHeading
        title={title}
        actions={<ButtonLink href={paths.adminAnnouncements()}>{t('backToList')}</ButtonLink>}
      />
      <AnnouncementForm key={announcement?.version} announcement={announcement} />
    </>
  )
}

function Existing({ id }: { id: string }) {
  const t = useText<typeof announcementsStaffText>('announcements-staff')
  const lang = useLang()
  const found = useCallQuery(readAnnouncement, { id }, { staff: true })
  if (found.data) return <Framed title={found.data.title[lang]} announcement={found.data} />
  if (!found.error) return <Skeleton lines={10} label={t('loading')} />
  return (
    <Card>
      {found.error.error === 'messages.announcement_not_found' ? (
        <EmptyState
          title={t('notFound')}
          action={<ButtonLink href={paths.adminAnnouncements()}>{t('backToList')}</ButtonLink>}
        />
      ) : (
        <StaffLoadFailure
          read={found}
          title={t('loadFailed')}
          noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        />
      )}
    </Card>
  )
}
