import { useId, useState } from 'react'
import { fieldAt } from '#forms/engine/model/field-at.ts'
import { addWorkingDays } from '#platform/shared/calendar.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconArrowBackUp } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { acceptNode, returnNode } from '#work-orders/staff/steps-contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import {
  acceptAll,
  countReview,
  decide,
  notesToSend,
  pathWithoutReason,
  type ReviewCounts,
  type StaffForm,
} from './review.ts'
import type { ReviewTools } from './use-form-review.ts'
import { useHotkeys } from '#back-office/web/frame/use-hotkeys.ts'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { useTurnText } from '../use-turn-text.ts'
import { useLangs, useWorkOrder } from '../work-order-scope.ts'
import styles from './form-review.module.css'

/** Working days that a seller has for an answer, unless the reviewer changes it. */
const DAYS_TO_ANSWER = 3

type ReviewBarProps = {
  form: StaffForm
  tools: ReviewTools
  /** The questions to decide. */
  paths: readonly string[]
  /** The obstacle to deciding now. */
  obstacle: string | undefined
}

/** The progress of the review and its two outcomes: everything is accepted, or what is marked is returned. */
export function ReviewBar({ form, tools, paths, obstacle }: ReviewBarProps) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const hintId = useId()
  const { today } = useTurnText()
  const [dueAt, setDueAt] = useState(() => addWorkingDays(today, DAYS_TO_ANSWER))
  const decision = useDecision(form, tools, dueAt)
  const counts = countReview(tools.review, paths)
  useReviewKeys(tools, paths)
  return (
    <section
      className={styles.bar}
      aria-label={t('reviewBar', { form: pickText(form.template.title, lang) })}
    >
      <div className={styles.barText}>
        <p className={styles.counts} aria-live="polite">
          {t('reviewCounts', counts)}
        </p>
        <p id={hintId} className={styles.second}>
          {obstacle ?? t(hintOf(counts))}
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
  const accepting = useStaffAction(acceptNode, { done: t('formAccepted') })
  const returning = useStaffAction(returnNode, { done: t('formReturned') })
  const at = { workOrderId: data.workOrder.id, nodeId: form.nodeId }
  const sendBack = () => {
    const lacking = pathWithoutReason(tools.review)
    if (lacking !== undefined) {
      tools.attempt()
      showAnswer(lacking)
      return
    }
    const notes = notesToSend(tools.review, langs, (path) => hasExample(form, path))
    returning.run({ ...at, notes, ...(dueAt !== '' && { dueAt }) })
  }
  return {
    accept: () => accepting.run(at),
    accepting: accepting.pending,
    sendBack,
    returning: returning.pending,
    errors: returning.errors,
  }
}

function hasExample(form: StaffForm, path: string): boolean {
  const field = fieldAt(form.template, path)?.field
  return field?.type === 'file' && field.example !== undefined
}

/** Scrolls to the answer and focuses its reasons. */
function showAnswer(path: string): void {
  const answer = document.querySelector(`[data-answer="${CSS.escape(path)}"]`)
  const section = answer?.closest('details')
  if (section) section.open = true
  answer?.querySelector<HTMLElement>('input')?.focus()
}

/** A accepts what is still open; R marks the focused answer. */
function useReviewKeys(tools: ReviewTools, paths: readonly string[]): void {
  useHotkeys({
    a: () => tools.change((review) => acceptAll(review, paths)),
    r: () => {
      const path = document.activeElement?.closest<HTMLElement>('[data-answer]')?.dataset['answer']
      if (path !== undefined) tools.change((review) => decide(review, path, 'return'))
    },
  })
}
