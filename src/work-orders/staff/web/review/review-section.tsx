import { useState } from 'react'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { GroupField } from '#forms/engine/model/template.ts'
import { rowLabel, rowNameIn } from '#forms/web/public.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconCheck, IconChevronRight } from '#platform/ui/icons.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { ReviewAnswer } from './review-answer.tsx'
import { useFormScope } from './use-form-review.ts'
import styles from './form-review.module.css'

/** One section: open while something in it waits for a decision, with the count of accepted answers. */
export function ReviewSection({
  number,
  title,
  entries,
}: {
  number: number
  title: string
  entries: readonly EvaluatedField[]
}) {
  const { tools } = useFormScope()
  const { accepted, total, known } = useSectionCount(entries)
  // Opens or closes by itself only once; afterwards the reader controls it.
  const [open] = useState(tools !== undefined && accepted < total)
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const complete = known && total > 0 && accepted === total
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>
        <IconChevronRight size={18} className={styles.chevron} />
        <span className={styles.sectionTitle}>{`${number} ${title}`}</span>
        <span className={cx(styles.count, complete && styles.complete)}>
          {complete && <IconCheck size={16} />}
          {known && total > 0 ? t('acceptedOf', { accepted, total }) : t('answerCount', { count: total })}
        </span>
      </summary>
      <SectionRows entries={entries} />
    </details>
  )
}

/** How many answers of the section somebody accepted, as they are; unknown before the first submission is read. */
function useSectionCount(entries: readonly EvaluatedField[]) {
  const { form, tools } = useFormScope()
  const { toJudge, verdicts } = form.review
  const paths = entries.map(({ path }) => path).filter((path) => toJudge.includes(path))
  const kept = new Set(verdicts.flatMap(({ path, verdict }) => (verdict === 'ACCEPTED' ? [path] : [])))
  // A form that was accepted before verdicts were kept was accepted as a whole.
  const isAccepted = (path: string) =>
    form.status === 'ACCEPTED' || (tools ? tools.review.decisions[path] === 'accepted' : kept.has(path))
  const known = tools !== undefined || form.status === 'ACCEPTED' || form.status === 'RETURNED'
  return { accepted: paths.filter(isAccepted).length, total: paths.length, known }
}

function SectionRows({ entries }: { entries: readonly EvaluatedField[] }) {
  const lang = useLang()
  return entries.map((entry, index) => {
    const row = entry.row
    if (!row) return <ReviewAnswer key={entry.path} entry={entry} />
    const group = entries.find((candidate) => candidate.path === row.group)
    const label = group ? rowLabel(group.field as GroupField, row.index, lang) : ''
    const first = entries[index - 1]?.row?.id !== row.id
    return (
      <div key={entry.path}>
        {first && group && <h4 className={styles.rowName}>{rowNameIn(group, row.index, lang)}</h4>}
        <ReviewAnswer entry={entry} rowName={label} />
      </div>
    )
  })
}
