import { isQuestion } from '#forms/engine/evaluate/answers.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconArrowBackUp, IconCheck } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { ReviewedValue } from './answer-value.tsx'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { EarlierNote } from './earlier-note.tsx'
import { ReturnNote } from './return-note.tsx'
import type { Decision } from './review.ts'
import { VerdictNote } from './verdict-note.tsx'
import { useFormScope, type ReviewTools } from './use-form-review.ts'
import styles from './form-review.module.css'

/** One answer with its decision; a list can be returned as a whole, calculated answers are read-only. */
export function ReviewAnswer({ entry, rowName }: { entry: EvaluatedField; rowName?: string }) {
  const { tools } = useFormScope()
  const lang = useLang()
  const { field, path } = entry
  const label = pickText(field.label, lang)
  const name = rowName ? `${label}${lang === 'zh' ? '，' : ', '}${rowName}` : label
  const decision = tools?.review.decisions[path]
  return (
    <div
      role="group"
      aria-label={name}
      data-answer={path}
      className={cx(styles.answer, decision === 'return' && styles.marked)}
    >
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <div className={styles.value}>
          <ReviewedValue entry={entry} name={name} />
          <EarlierNote path={path} />
          <EnteredNote path={path} />
          {tools && isQuestion(field) && <VerdictNote path={path} decision={decision} />}
        </div>
        {tools && field.type !== 'computed' && (
          <Decisions tools={tools} path={path} name={name} canAccept={isQuestion(field)} />
        )}
      </div>
      {tools && decision === 'return' && <ReturnNote tools={tools} entry={entry} />}
    </div>
  )
}

/** That a colleague entered it, and not the seller. */
function EnteredNote({ path }: { path: string }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const mark = useFormScope().form.entered[path]
  if (!mark) return null
  return (
    <p className={styles.entered}>
      {t('enteredForSeller', { name: mark.by })} <DateText value={mark.at} format="dayTime" />
    </p>
  )
}

type DecisionsProps = { tools: ReviewTools; path: string; name: string; canAccept: boolean }

function Decisions({ tools, path, name, canAccept }: DecisionsProps) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const decision = tools.review.decisions[path]
  const toggle = (to: Decision) => tools.decide(path, decision === to ? undefined : to)
  return (
    <span className={styles.decisions} data-decisions={canAccept || undefined}>
      {canAccept && (
        <IconButton
          size={32}
          variant="bare"
          label={t('accept', { name })}
          aria-pressed={decision === 'accepted'}
          className={cx(decision === 'accepted' && styles.isAccepted)}
          onClick={() => toggle('accepted')}
        >
          <IconCheck size={18} />
        </IconButton>
      )}
      <IconButton
        size={32}
        variant="bare"
        label={t('return', { name })}
        aria-pressed={decision === 'return'}
        className={cx(decision === 'return' && styles.isReturned)}
        onClick={() => toggle('return')}
      >
        <IconArrowBackUp size={18} />
      </IconButton>
    </span>
  )
}
