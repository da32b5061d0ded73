import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useHintedPoll } from '#back-office/web/frame/use-hinted-poll.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { paths } from '#paths.ts'
import { openCorrections } from '#work-orders/staff/corrections-contract.ts'
import type { correctionsText } from './corrections.text.ts'
import styles from './corrections.module.css'

const SHOWN = 5

/** Finished work is in no view of the queue, so that what waits for a second person stands above it. */
export function CorrectionsWaiting() {
  const t = useText<typeof correctionsText>('corrections')
  const refetchInterval = useHintedPoll()
  const read = useCallQuery(openCorrections, { pageSize: SHOWN }, { staff: true, refetchInterval })
  if (read.error && !read.data)
    return (
      <Notice
        tone="warn"
        className={styles.waiting}
        title={t('waitingFailed')}
        action={<Button onClick={() => void read.refetch()}>{t('again')}</Button>}
      />
    )
  if (!read.data || read.data.total === 0) return null
  const { records, total } = read.data
  return (
    <Notice className={styles.waiting} title={t(total === 1 ? 'waiting' : 'waitingMany', { count: total })}>
      <ul className={styles.list}>
        {records.map(({ id, workOrder, company, step, proposedBy, mine }) => (
          <li key={id}>
            <Link href={paths.adminWorkOrder(workOrder.id)}>
              {t('waitingRow', {
                number: workOrder.number,
                company,
                step,
                who: mine ? t('waitingMine') : proposedBy,
              })}
            </Link>
          </li>
        ))}
      </ul>
      {total > records.length && <p>{t('waitingMore')}</p>}
    </Notice>
  )
}
