import { useState } from 'react'
import { Badge, type BadgeVariant } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { SupplementRecord } from '#work-orders/records.ts'
import { acceptSupplement, withdrawSupplement } from '#work-orders/staff/supplements-contract.ts'
import { AnswerForSeller } from '../fill/answer-for-seller.tsx'
import type { fillFormText } from '../fill/fill-form.text.ts'
import type { workOrdersStaffText } from '../work-orders-staff.text.ts'
import { FileRow } from '../steps/file-row.tsx'
import { useMove } from '../use-move.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { ReturnForm } from './return-form.tsx'
import type { supplementsStaffText } from './supplements-staff.text.ts'
import styles from '../steps/steps.module.css'

const LOOKS: Record<SupplementRecord['status'], BadgeVariant> = {
  ASKED: 'neutral',
  RETURNED: 'cameBack',
  SUBMITTED: 'yourTurn',
  ACCEPTED: 'finished',
  WITHDRAWN: 'cancelled',
}

/** One supplement with its answer and the actions that staff have now. */
export function SupplementRow({ supplement }: { supplement: SupplementRecord }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const { title, description, status, value, files, accepted, reviewNote } = supplement
  const choice = accepted.choices.find((option) => option.value === value)
  return (
    <li className={styles.stepRow}>
      <div className={styles.stepText}>
        <b>{title}</b>
        {description !== null && <span className={styles.quiet}>{description}</span>}
        {value !== null && <p className={styles.text}>{choice?.label ?? value}</p>}
        {reviewNote && (
          <p className={styles.text}>
            {reviewNote.reasonLabel}: {reviewNote.text}
          </p>
        )}
        <SentLine supplement={supplement} />
        <ul className={styles.rows}>
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} />
          ))}
        </ul>
        <Decisions supplement={supplement} />
      </div>
      <div className={styles.stepSide}>
        <Badge variant={supplement.late ? 'late' : LOOKS[status]}>{t(`status_${status}`)}</Badge>
      </div>
    </li>
  )
}

function SentLine({
  supplement: { answeredAt, answeredBy, told, dueAt, status },
}: {
  supplement: SupplementRecord
}) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const staff = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  if (status === 'ASKED' || status === 'RETURNED')
    return dueAt === null ? null : (
      <span className={styles.caption}>{t('due', { date: formatDay(dueAt, lang, 'weekday') })}</span>
    )
  if (answeredAt === null) return null
  return (
    <span className={styles.caption}>
      <span>{answeredBy}</span>
      {told !== null && <span>{staff('submittedForSeller', { how: told })}</span>}
      <DateText value={answeredAt} format="dayTime" />
    </span>
  )
}

type Doing = 'return' | 'withdraw' | 'answer' | undefined

function Decisions({ supplement }: { supplement: SupplementRecord }) {
  const { data } = useWorkOrder()
  const [doing, setDoing] = useState<Doing>()
  const back = () => setDoing(undefined)
  const { status } = supplement
  if (data.workOrder.status !== 'OPEN' || status === 'ACCEPTED' || status === 'WITHDRAWN') return null
  if (doing === 'return') return <ReturnForm supplement={supplement} onBack={back} />
  if (doing === 'answer') return <AnswerForSeller supplement={supplement} onBack={back} />
  if (doing === 'withdraw') return <WithdrawQuestion supplement={supplement} onBack={back} />
  return <DecisionButtons supplement={supplement} onChoose={setDoing} />
}

function WithdrawQuestion({ supplement, onBack }: { supplement: SupplementRecord; onBack: () => void }) {
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const { data } = useWorkOrder()
  const withdraw = useMove(withdrawSupplement, { done: t('withdrawn') })
  const { id, title: name } = supplement
  return (
    <div role="group" aria-label={t('withdrawNamed', { name })}>
      <p>{t('withdrawAsk')}</p>
      <div className={styles.actions}>
        <Button
          variant="danger"
          loading={withdraw.pending}
          onClick={() => withdraw.run({ workOrderId: data.workOrder.id, id })}
        >
          {t('confirmWithdraw')}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

function DecisionButtons(props: { supplement: SupplementRecord; onChoose: (doing: Doing) => void }) {
  const { supplement, onChoose } = props
  const t = useText<typeof supplementsStaffText>('supplements-staff')
  const { data } = useWorkOrder()
  const fill = useText<typeof fillFormText>('fill-form')
  const accept = useMove(acceptSupplement, { done: t('accepted') })
  const { id, status, title: name } = supplement
  return (
    <div className={styles.actions}>
      {status === 'SUBMITTED' && (
        <>
          <Button
            size={32}
            variant="primary"
            loading={accept.pending}
            aria-label={t('acceptNamed', { name })}
            onClick={() => accept.run({ workOrderId: data.workOrder.id, id })}
          >
            {t('accept')}
          </Button>
          <Button size={32} aria-label={t('returnNamed', { name })} onClick={() => onChoose('return')}>
            {t('return')}
          </Button>
        </>
      )}
      {status !== 'SUBMITTED' && data.seesCompany && (
        <Button size={32} aria-label={fill('answerNamed', { name })} onClick={() => onChoose('answer')}>
          {fill('answer')}
        </Button>
      )}
      <Button
        size={32}
        variant="subtle"
        aria-label={t('withdrawNamed', { name })}
        onClick={() => onChoose('withdraw')}
      >
        {t('withdraw')}
      </Button>
    </div>
  )
}
