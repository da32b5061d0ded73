import { useState } from 'react'
import { useIsViewer } from '#accounts/web/use-is-viewer.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import { canBeTakenOver } from '../takeover/may-take-over.ts'
import type { Registration } from '../contract.ts'
import type { registrationsText } from './registrations.text.ts'
import styles from './registrations.module.css'
import { StartTakeoverDialog } from './start-takeover-dialog.tsx'

/** Whether another agency filed for a number before, and what that holds up; where nobody said so, the way to say it. */
export function TakeoverLine(props: { registration: Registration; mayStart: boolean }) {
  const { registration, mayStart } = props
  const t = useText<typeof registrationsText>('registrations')
  const isViewer = useIsViewer()
  const [starting, setStarting] = useState(false)
  const { id, takeover, kind, endedOn, number, product } = registration
  const name = number ?? product
  if (takeover)
    return (
      <div className={styles.renewal}>
        <p className={takeover.isDone ? styles.quiet : undefined}>
          {t(takeover.isDone ? 'takeoverDone' : takeover.toAnswer > 0 ? 'takeoverAsks' : 'takeoverOpen')}
        </p>
        <Link href={paths.takeover(id)} aria-label={t('toTakeoverNamed', { name })}>
          {t('toTakeover')}
        </Link>
      </div>
    )
  if (!canBeTakenOver(kind) || endedOn !== null || isViewer || !mayStart) return null
  return (
    <div>
      <Button
        size={32}
        variant="subtle"
        aria-label={t('startTakeoverNamed', { name })}
        onClick={() => setStarting(true)}
      >
        {t('startTakeover')}
      </Button>
      {starting && <StartTakeoverDialog registration={registration} onClose={() => setStarting(false)} />}
    </div>
  )
}
