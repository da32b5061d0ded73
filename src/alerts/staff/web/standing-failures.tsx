import type { OutputOf } from '#platform/shared/call.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import { staffMe } from '#staff/contract.ts'
import { standingFailures } from '../contract.ts'
import type { alertsStaffText } from './alerts-staff.text.ts'
import styles from './standing-failures.module.css'

type Failure = OutputOf<typeof standingFailures>['failures'][number]

/** What is failing, for administrators, each with what to do next. Nothing while it loads or all is well. */
export function StandingFailures() {
  const t = useText<typeof alertsStaffText>('alerts-staff')
  const me = useCallQuery(staffMe, {}, { staff: true })
  const read = useCallQuery(standingFailures, {}, { staff: true, enabled: me.data?.role === 'admin' })
  if (read.error && !read.data)
    return (
      <Notice
        tone="warn"
        className={styles.notice}
        title={t('unread')}
        action={<Button onClick={() => void read.refetch()}>{t('again')}</Button>}
      />
    )
  const failures = read.data?.failures ?? []
  if (failures.length === 0) return null
  return (
    <Notice tone="bad" className={styles.notice} title={t('title', { count: failures.length })}>
      <ul className={styles.list}>
        {failures.map((failure) => (
          <li key={`${failure.kind} ${failure.names.join(' ')}`}>
            <Line failure={failure} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Line({ failure: { kind, since, until, names, further } }: { failure: Failure }) {
  const t = useText<typeof alertsStaffText>('alerts-staff')
  const page = pageAbout(names)
  return (
    <>
      <strong>{t(`what_${kind}`)}</strong>
      {since && (
        <>
          {' · '}
          {t('since')} <DateText value={since} format="fullTime" />
        </>
      )}
      {until && (
        <>
          {' · '}
          {t('until')} <DateText value={until} />
        </>
      )}
      {' · '}
      <span lang="en">{names.join(', ')}</span> {further > 0 && t('further', { count: further })}
      {' · '}
      {t(`next_${kind}`)} {page && <Link href={page.href}>{t(page.text)}</Link>}
    </>
  )
}

/** The page on which staff see what such work does, and may do it by hand. */
function pageAbout(names: readonly string[]) {
  if (names.some((name) => name.startsWith('exchange-rates.')))
    return { href: paths.adminRates(), text: 'page_rates' } as const
  if (names.some((name) => name.includes('hmrc')))
    return { href: paths.adminHmrc(), text: 'page_hmrc' } as const
  return undefined
}
