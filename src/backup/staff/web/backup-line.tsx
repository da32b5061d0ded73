import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { sizeText } from '#platform/shared/size-text.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { staffMe } from '#staff/contract.ts'
import { backupState } from '../contract.ts'
import styles from './backup-line.module.css'
import type { backupStaffText } from './backup-staff.text.ts'

type State = OutputOf<typeof backupState>

/**
 * How the backups stand, for administrators: a line while all is well, a notice when something must be done. Nothing
 * while it loads: it stands above the work.
 */
export function BackupLine() {
  const me = useCallQuery(staffMe, {}, { staff: true })
  const isAdmin = me.data?.role === 'admin'
  const read = useCallQuery(backupState, {}, { staff: true, enabled: isAdmin })
  const { data } = read
  if (read.error && !data) return <Unread again={() => void read.refetch()} />
  if (!data || (data.health === 'OFF' && data.isDemo)) return null
  return data.health === 'FINE' || data.health === 'FIRST_DUE' ? (
    <Calm state={data} />
  ) : (
    <Alarm state={data} />
  )
}

function Unread({ again }: { again(): void }) {
  const t = useText<typeof backupStaffText>('backup-staff')
  return (
    <Notice
      tone="warn"
      className={styles.notice}
      title={t('unread')}
      action={<Button onClick={again}>{t('again')}</Button>}
    />
  )
}

function Calm({ state: { success } }: { state: State }) {
  const t = useText<typeof backupStaffText>('backup-staff')
  return <p className={styles.line}>{success ? <LastOne success={success} /> : t('firstDue')}</p>
}

function Alarm({ state: { health, success, failure, missing, damaged, damagedInAll } }: { state: State }) {
  const t = useText<typeof backupStaffText>('backup-staff')
  const last = success ? <LastOne success={success} /> : t('never')
  if (health === 'OFF')
    return (
      <Notice tone="warn" className={styles.notice} title={t('title_OFF')}>
        {t('text_OFF')}
      </Notice>
    )
  if (health === 'INCOMPLETE')
    return (
      <Notice tone="bad" className={styles.notice} title={t('title_INCOMPLETE', { count: missing })}>
        <p>{t('text_INCOMPLETE')}</p>
        <p>{last}</p>
      </Notice>
    )
  if (health === 'DAMAGED')
    return (
      <Notice tone="bad" className={styles.notice} title={t('title_DAMAGED', { count: damagedInAll })}>
        <p>{t('text_DAMAGED')}</p>
        <ul className={styles.keys}>
          {damaged.map((key) => (
            <li key={key}>
              <code>{key}</code>
            </li>
          ))}
        </ul>
        <p>{last}</p>
      </Notice>
    )
  return (
    <Notice
      tone="bad"
      className={styles.notice}
      title={health === 'LATE' ? t('title_LATE') : t('title_FAILED')}
    >
      {failure && (!success || failure.at > success.at) && (
        <p>
          <DateText value={failure.at} format="fullTime" />
          {' · '}
          <span lang="en">{failure.problem}</span>
        </p>
      )}
      <p>{last}</p>
    </Notice>
  )
}

function LastOne({ success }: { success: NonNullable<State['success']> }) {
  const t = useText<typeof backupStaffText>('backup-staff')
  return (
    <>
      {t('fine')} <DateText value={success.at} format="fullTime" />
      {' · '}
      {t('size', { size: sizeText(success.bytes), files: success.files })}
    </>
  )
}
