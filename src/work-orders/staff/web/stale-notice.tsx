import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useWorkOrder } from './work-order-scope.ts'
import type { workOrdersStaffText } from './work-orders-staff.text.ts'
import styles from './work-order.module.css'

/** Somebody was quicker: who did what and when. The page stays as it was until the new state is asked for. */
export function StaleNotice({ className }: { className?: string }) {
  const { stale, showNew } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  if (!stale) return null
  return (
    <Notice
      tone="warn"
      role="alert"
      className={className}
      title={t('staleTitle')}
      action={<Button onClick={showNew}>{t('staleShow')}</Button>}
    >
      <ul className={styles.staleChanges}>
        {stale.changes.slice(0, 3).map(({ at, by, text }) => (
          <li key={`${at} ${text.en}`}>
            {t('staleChange', { who: by[lang], what: text[lang] })}
            {at && (
              <>
                {' · '}
                <DateText value={at} format="dayTime" />
              </>
            )}
          </li>
        ))}
      </ul>
      <p>{t('staleKept')}</p>
    </Notice>
  )
}
