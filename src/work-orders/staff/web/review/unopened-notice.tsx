import { useEffect, useRef } from 'react'
import { useHotkeys } from '#back-office/web/frame/use-hotkeys.ts'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { workOrdersStaffText } from '../work-orders-staff.text.ts'
import type { Unopened } from './use-unopened.ts'
import styles from './form-review.module.css'

/** Before answers are accepted whose files nobody has opened: which they are. Enter opens the first. */
export function UnopenedNotice({ unopened }: { unopened: Unopened }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const names = useNames(unopened.asked)
  const first = useRef<HTMLSpanElement>(null)
  useEffect(() => first.current?.querySelector('button')?.focus(), [])
  useHotkeys({ Escape: unopened.stop })
  const count = unopened.asked.length
  return (
    <div className={styles.unopened}>
      <Notice
        tone="bad"
        role="alert"
        title={t('unopenedTitle', { count })}
        action={
          <span ref={first} className={styles.barButtons}>
            <Button variant="primary" onClick={unopened.openFirst}>
              {t('unopenedOpen', { count })}
            </Button>
            <Button onClick={unopened.acceptRest}>{t('unopenedAccept', { count })}</Button>
          </span>
        }
      >
        {names}
      </Notice>
    </div>
  )
}

/** Names of files in a sentence. */
export function useNames(files: readonly FileRecord[]): string {
  const lang = useLang()
  return files.map(({ name }) => name).join(lang === 'zh' ? '、' : ', ')
}
