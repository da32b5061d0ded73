import { isQuestion } from '#forms/engine/evaluate/answers.ts'
import type { SettledField } from '#forms/engine/evaluate/evaluate.ts'
import { pickText } from '#platform/shared/local-text.ts'
import { IconButton } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconArrowBackUp, IconCheck } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { AnswerValue } from './answer-value.tsx'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { EarlierNote } from './earlier-note.tsx'
import { ReturnNote } from './return-note.tsx'
import { judge, type Verdict } from './review.ts'
import { useFormScope, type ReviewTools } from './use-form-review.ts'
import styles from './form-review.module.css'

/** One answer with its verdict; a list as a whole can go back, what is calculated is only read. */
export function ReviewAnswer({ entry, rowName }: { entry: SettledField; rowName?: string }) {
  const { tools } = useFormScope()
  const lang = useLang()
  const { field, path } = entry
  const label = pickText(field.label, lang)
  const name = rowName ? `${label}${lang === 'zh' ? '，' : ', '}${rowName}` : label
  const verdict = tools?.review.verdicts[path]
  return (
    <div
      role="group"
      aria-label={name}
      data-answer={path}
      className={cx(styles.answer, verdict === 'return' && styles.marked)}
    >
      <div className={styles.line}>
        <span className={styles.label}>{label}</span>
        <div className={styles.value}>
          <AnswerValue entry={entry} name={name} />
          <EarlierNote path={path} />
        </div>
        {tools && field.type !== 'computed' && (
          <Verdicts tools={tools} path={path} name={name} canAccept={isQuestion(field)} />
        )}
      </div>
      {tools && verdict === 'return' && <ReturnNote tools={tools} entry={entry} />}
    </div>
  )
}

function Verdicts({
  tools,
  path,
  name,
  canAccept,
}: {
  tools: ReviewTools
  path: string
  name: string
  canAccept: boolean
}) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const verdict = tools.review.verdicts[path]
  const toggle = (to: Verdict) =>
    tools.change((review) => judge(review, path, review.verdicts[path] === to ? undefined : to))
  return (
    <span className={styles.verdicts}>
      {canAccept && (
        <IconButton
          size={32}
          variant="bare"
          label={t('accept', { name })}
          aria-pressed={verdict === 'accepted'}
          className={cx(verdict === 'accepted' && styles.isAccepted)}
          onClick={() => toggle('accepted')}
        >
          <IconCheck size={18} />
        </IconButton>
      )}
      <IconButton
        size={32}
        variant="bare"
        label={t('return', { name })}
        aria-pressed={verdict === 'return'}
        className={cx(verdict === 'return' && styles.isReturned)}
        onClick={() => toggle('return')}
      >
        <IconArrowBackUp size={18} />
      </IconButton>
    </span>
  )
}
