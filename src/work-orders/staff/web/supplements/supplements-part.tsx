import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useText } from '#platform/web/text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { SUPPLEMENTS_ID } from '../now/go-to-part.ts'
import { AskForm } from './ask-form.tsx'
import { SupplementRow } from './supplement-row.tsx'
import type { supplementsStaffText } from './supplements-staff.text.ts'
import styles from '../steps/steps.module.css'

/** The supplements requested beside the forms, and the form to request more. */
export function SupplementsPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const [asking, setAsking] = useState(false)
  const place = useFollowingFocus<HTMLDivElement>(asking)
  const rests = data.workOrder.status !== 'OPEN'
  return (
    <section id={SUPPLEMENTS_ID} tabIndex={-1} className={styles.part}>
      <Row between>
        <h3 className={styles.heading}>{t('heading')}</h3>
        {!asking && (
          <div ref={place}>
            <Button size={32} reason={rests ? t('resting') : undefined} onClick={() => setAsking(true)}>
              {t('ask')}
            </Button>
          </div>
        )}
      </Row>
      {data.supplements.length === 0 && !asking && <p className={styles.quiet}>{t('none')}</p>}
      <ul className={styles.rows}>
        {data.supplements.map((supplement) => (
          <SupplementRow key={`${supplement.id}:${supplement.status}`} supplement={supplement} />
        ))}
      </ul>
      {asking && (
        <div ref={place}>
          <AskForm onClose={() => setAsking(false)} />
        </div>
      )}
    </section>
  )
}
