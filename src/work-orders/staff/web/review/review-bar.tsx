import { useId, useState } from 'react'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { addWorkingDays } from '#platform/shared/calendar.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconArrowBackUp } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { staffWorkOrder } from '#work-orders/staff/contract.ts'
import { acceptNode, returnNode } from '#work-orders/staff/steps-contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { countReview, notesToSend, pathWithoutReason, type ReviewCounts, type StaffForm } from './review.ts'
import { showAnswer } from './show-answer.ts'
import type { ReviewTools } from './use-form-review.ts'
import { UnopenedNotice, useNames } from './unopened-notice.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { useUnopened } from './use-unopened.ts'
import { useMove } from '../use-move.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import styles from './form-review.module.css'

/** Working days that a seller has for an answer, unless the reviewer changes it. */
const DAYS_TO_ANSWER = 3

type ReviewBarProps = {
  form: StaffForm
  tools: ReviewTools
  /** The obstacle to deciding now. */
  obstacle: string | undefined
}

/** The progress of the review and its two outcomes: everything is accepted, or what is marked is returned. */
export function ReviewBar({ form, tools, obstacle }: ReviewBarProps) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const hintId = useId()
  const { today } = useTurnText()
  const [dueAt, setDueAt] = useState(() => addWorkingDays(today, DAYS_TO_ANSWER))
  const decision = useDecision(form, tools, dueAt)
  const counts = countReview(tools.review, form.review.toJudge)
  const isReady = obstacle === undefined && (counts.toReturn > 0 || counts.open === 0)
  const unopened = useUnopened(tools)
  const unseen = useNames(unopened.ofForm)
  useReviewKeys(
    { ...tools, acceptRest: unopened.acceptRest },
    isReady ? (counts.toReturn > 0 ? decision.sendBack : decision.accept) : undefined,
  )
  return (
    <section
      className={styles.bar}
      aria-label={t('reviewBar', { form: pickText(form.template.title, lang) })}
    >
      {unopened.asked.length > 0 && <UnopenedNotice unopened={unopened} />}
      <div className={styles.barText}>
        <p className={styles.counts} aria-live="polite">
          {t('reviewCounts', counts)}
        </p>
        {counts.open === 0 && unseen !== '' && (
          <p className={styles.unseen}>
            {t('unopenedOfForm', { count: unopened.ofForm.length, names: unseen })}
          </p>
        )}
        <p id={hintId} className={styles.second}>
          {tools.unsaved ? t('verdictsUnsaved') : (obstacle ?? t(hintOf(counts)))}
        </p>
      </div>
      {counts.toReturn > 0 && (
        <TextField
          label={t('answerBy')}
          type="date"
          className={styles.due}
          min={today}
          value={dueAt}
          error={decision.errors['dueAt']}
          onChange={(event) => setDueAt(event.target.value)}
        />
      )}
      <BarButtons counts={counts} decision={decision} blocked={obstacle !== undefined} hintId={hintId} />
    </section>
  )
}

type BarButtonsProps = {
  counts: ReviewCounts
  decision: ReturnType<typeof useDecision>
  blocked: boolean
  /** Id of the text that says why a button is disabled. */
  hintId: string
}

function BarButtons({ counts: { toReturn, open }, decision, blocked, hintId }: BarButtonsProps) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  return (
    <div className={styles.barButtons}>
      <Button
        variant={toReturn > 0 ? 'default' : 'primary'}
        disabled={blocked || toReturn > 0 || open > 0}
        aria-describedby={hintId}
        loading={decision.accepting}
        onClick={decision.accept}
      >
        {t('acceptForm')}
      </Button>
      <Button
        variant={toReturn > 0 ? 'primary' : 'default'}
        icon={<IconArrowBackUp size={18} />}
        disabled={blocked || toReturn === 0}
        aria-describedby={hintId}
        loading={decision.returning}
        onClick={decision.sendBack}
      >
        {toReturn > 0 ? t('returnCount', { count: toReturn }) : t('returnNone')}
      </Button>
    </div>
  )
}

function hintOf({ toReturn, open }: ReviewCounts): 'hintReturn' | 'hintOpen' | 'hintReady' {
  if (toReturn > 0) return 'hintReturn'
  return open > 0 ? 'hintOpen' : 'hintReady'
}

function useDecision(form: StaffForm, tools: ReviewTools, dueAt: string) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const langs = useLangs()
  const { data } = useWorkOrder()
  const accepting = useMove(acceptNode, { done: t('formAccepted'), onFailure: showFirst })
  const returning = useMove(returnNode, { done: t('formReturned'), onFailure: showFirst })
  const at = { workOrderId: data.workOrder.id, nodeId: form.nodeId }
  const [saving, setSaving] = useState<'accept' | 'return'>()
  /** The server decides by what it has, so everything is brought to it first. */
  const whenSaved = async (of: 'accept' | 'return', move: () => void) => {
    setSaving(of)
    const saved = await tools.flush()
    setSaving(undefined)
    if (saved) move()
  }
  const sendBack = () => {
    const lacking = pathWithoutReason(tools.review)
    if (lacking !== undefined) {
      tools.attempt()
      showAnswer(lacking)
      return
    }
    const notes = notesToSend(tools.review, langs, (path) => hasExample(form, path))
    void whenSaved('return', () => returning.run({ ...at, notes, ...(dueAt !== '' && { dueAt }) }))
  }
  return {
    accept: () => void whenSaved('accept', () => accepting.run(at)),
    accepting: saving === 'accept' || accepting.pending,
    sendBack,
    returning: saving === 'return' || returning.pending,
    errors: returning.errors,
  }
}

/** What the refusal is about: answers that a colleague has taken back or marked since. */
function showFirst({ data }: CallFailure): void {
  const paths = (data as { paths?: unknown } | null)?.paths
  void readCache().invalidateQueries({ queryKey: [staffWorkOrder.path] })
  if (Array.isArray(paths) && typeof paths[0] === 'string') showAnswer(paths[0])
}

function hasExample(form: StaffForm, path: string): boolean {
  const field = fieldAt(form.template, path)?.field
  return field?.type === 'file' && field.example !== undefined
}
