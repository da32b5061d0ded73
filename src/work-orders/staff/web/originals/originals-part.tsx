import { useState } from 'react'
import { StaffLoadFailure } from '#back-office/web/frame/staff-load-failure.tsx'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { OriginalRecord } from '#work-orders/originals/original-records.ts'
import type { OriginalAction } from '#work-orders/originals/originals.ts'
import { moveOriginal, staffOriginals } from '#work-orders/staff/originals-contract.ts'
import { ORIGINAL_LOOKS, PaperFacts } from '#work-orders/web/originals/originals-part.tsx'
import { WhereItWent } from '#work-orders/web/originals/where-it-went.tsx'
import styles from '../steps/steps.module.css'
import { useWorkOrder } from '../work-order-scope.ts'
import { AddOriginal } from './add-original.tsx'
import { MoveForm } from './move-form.tsx'
import type { originalsStaffText } from './originals-staff.text.ts'

export const ORIGINALS_ID = 'originals'

/** The papers of the work order, where each of them is, and what happens with it next. */
export function OriginalsPart() {
  const { data } = useWorkOrder()
  const t = useText<typeof originalsStaffText>('originals-staff')
  const [adding, setAdding] = useState(false)
  const place = useFollowingFocus<HTMLDivElement>(adding)
  const read = useCallQuery(staffOriginals, { workOrderId: data.workOrder.id }, { staff: true })
  return (
    <section id={ORIGINALS_ID} tabIndex={-1} className={styles.part}>
      <Row between>
        <h3 className={styles.heading}>{t('heading')}</h3>
        {!adding && data.workOrder.status !== 'CANCELLED' && (
          <div ref={place}>
            <Button size={32} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          </div>
        )}
      </Row>
      {adding && (
        <div ref={place}>
          <AddOriginal onClose={() => setAdding(false)} />
        </div>
      )}
      <Papers read={read} />
    </section>
  )
}

type Read = ReturnType<typeof useCallQuery<typeof staffOriginals.input, typeof staffOriginals.output>>

function Papers({ read }: { read: Read }) {
  const t = useText<typeof originalsStaffText>('originals-staff')
  if (read.data) {
    if (read.data.records.length === 0) return <p className={styles.quiet}>{t('none')}</p>
    return (
      <ul className={styles.rows}>
        {read.data.records.map((paper) => (
          <Paper key={`${paper.id} ${paper.status}`} paper={paper} />
        ))}
      </ul>
    )
  }
  if (read.error) return <StaffLoadFailure read={read} title={t('failed')} />
  return <SkeletonRows rows={2} label={t('loading')} />
}

function Paper({ paper }: { paper: OriginalRecord }) {
  const t = useText<typeof originalsStaffText>('originals-staff')
  const { holder, holderName, left, status } = paper
  return (
    <li className={styles.stepRow}>
      <div className={styles.stepText}>
        <b>{paper.title}</b>
        <PaperFacts paper={paper} />
        {holder && <span>{[t(`holder_${holder}`), holderName].filter(Boolean).join(' · ')}</span>}
        {left.length > 0 && (
          <span className={styles.quiet}>
            {t('left', { needs: left.map((need) => t(`need_${need}`)).join(t('glue')) })}
          </span>
        )}
        <WhereItWent moves={paper.moves} />
        <Actions paper={paper} />
      </div>
      <div className={styles.stepSide}>
        <Badge variant={paper.late ? 'late' : status === 'ASKED' ? 'neutral' : ORIGINAL_LOOKS[status]}>
          {t(`status_${status}`)}
        </Badge>
        <span className={styles.caption}>
          {t('since')} <DateText value={paper.statusSince} format="full" />
        </span>
      </div>
    </li>
  )
}

/** These need nothing said but a press. */
const AT_ONCE: ReadonlySet<OriginalAction> = new Set(['confirm', 'askAgain', 'withdraw', 'lose'])

function Actions({ paper }: { paper: OriginalRecord }) {
  const t = useText<typeof originalsStaffText>('originals-staff')
  const { data } = useWorkOrder()
  const [doing, setDoing] = useState<OriginalAction>()
  const place = useFollowingFocus<HTMLDivElement>(doing !== undefined)
  const action = useStaffAction(moveOriginal, { done: t('moved'), toastsAll: true })
  const { id, status, title: name } = paper
  const at = { workOrderId: data.workOrder.id, id, status }
  if (doing)
    return (
      <div ref={place}>
        <MoveForm paper={paper} action={doing} onClose={() => setDoing(undefined)} />
      </div>
    )
  return (
    <div ref={place} className={styles.actions}>
      {paper.actions.map((one, index) => (
        <Button
          key={one}
          size={32}
          variant={index === 0 ? 'default' : 'subtle'}
          disabled={action.pending}
          aria-label={t('actionOf', { action: t(`action_${one}`), name })}
          onClick={() => (AT_ONCE.has(one) ? action.run({ ...at, action: one }) : setDoing(one))}
        >
          {t(`action_${one}`)}
        </Button>
      ))}
    </div>
  )
}
