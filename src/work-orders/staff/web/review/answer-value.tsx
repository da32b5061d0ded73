import { useState } from 'react'
import { isQuestion } from '#forms/engine/evaluate/answers.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import type { Answer, RowField } from '#forms/engine/model/template.ts'
import { answerText, sizeText } from '#forms/web/public.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { useCallMutation } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { revealAnswer } from '#work-orders/staff/contract.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { useFormScope } from './use-form-review.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './form-review.module.css'

/** What was answered, and what it was before. */
export function AnswerValue({ entry, name }: { entry: EvaluatedField; name: string }) {
  const { form } = useFormScope()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const { field, path, value } = entry
  if (field.type === 'group')
    return (
      <span className={styles.second}>
        {t('rowCount', { count: Array.isArray(value) ? value.length : 0 })}
      </span>
    )
  return (
    <>
      {isQuestion(field) && <Former field={field} path={path} />}
      {form.maskedPaths.includes(path) ? (
        <MaskedAnswer path={path} name={name} masked={String(value ?? '')} />
      ) : (
        <Plain entry={entry} />
      )}
    </>
  )
}

function Plain({ entry }: { entry: EvaluatedField }) {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const text = useAnswerText()
  const field = entry.field as RowField
  if (entry.value === undefined) return <span className={styles.none}>{t('notAnswered')}</span>
  if (field.type === 'file') return <Files ids={entry.value as readonly string[]} />
  return <span className={styles.text}>{text(field, entry.value)}</span>
}

function useAnswerText() {
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  // The server has masked what is to be masked, so nothing is masked again here.
  return (field: RowField, value: Answer) =>
    answerText(field, value, lang, { yes: t('yes'), no: t('no') }, true)
}

function Former({ field, path }: { field: RowField; path: string }) {
  const { form } = useFormScope()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const text = useAnswerText()
  const fileName = useFileName()
  const change = form.changes.find((candidate) => candidate.path === path)
  if (!change) return null
  const before = change.before as Answer | undefined
  if (before === undefined || before === null) return <Badge variant="info">{t('newAnswer')}</Badge>
  const former =
    field.type === 'file' ? (before as readonly string[]).map(fileName).join(', ') : text(field, before)
  return (
    <del className={styles.former}>
      <span className="visually-hidden">{t('formerly')} </span>
      {former}
    </del>
  )
}

function useFileName() {
  const { form } = useFormScope()
  const { data } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const known = [...form.files, ...form.notes.flatMap((note) => note.files), ...data.documents]
  return (id: string) => known.find((file) => file.uploadId === id)?.name ?? t('formerFile')
}

function Files({ ids }: { ids: readonly string[] }) {
  const { form } = useFormScope()
  const files = ids.flatMap((id) => form.files.filter((file) => file.uploadId === id))
  return files.map((file) => <OneFile key={file.uploadId} file={file} />)
}

function OneFile({ file }: { file: FileRecord }) {
  const { show, shown } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const type = file.type.split('/')[1]?.toUpperCase() ?? file.type
  return (
    <span className={styles.file}>
      <button
        type="button"
        className={styles.fileName}
        aria-pressed={shown?.uploadId === file.uploadId}
        onClick={() => show(file)}
      >
        {file.name}
      </button>
      <span className={styles.second}>
        {t('fileMeta', { type, size: sizeText(file.size), scan: t(`scan_${file.scan}`) })}
      </span>
    </span>
  )
}

/** Shown in clear only when somebody asks for it, which is recorded. */
function MaskedAnswer({ path, name, masked }: { path: string; name: string; masked: string }) {
  const { form } = useFormScope()
  const { data } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const [clear, setClear] = useState<string>()
  const reveal = useCallMutation(revealAnswer, { staff: true, onSuccess: ({ value }) => setClear(value) })
  const isClear = clear !== undefined
  const toggle = () =>
    isClear
      ? setClear(undefined)
      : reveal.mutate({ workOrderId: data.workOrder.id, nodeId: form.nodeId, path })
  return (
    <span className={styles.masked}>
      <span className={styles.text}>{clear ?? masked}</span>
      <button
        type="button"
        className={styles.reveal}
        aria-label={t(isClear ? 'hideNamed' : 'showNamed', { name })}
        aria-busy={reveal.isPending || undefined}
        onClick={toggle}
      >
        {t(isClear ? 'hide' : 'show')}
      </button>
    </span>
  )
}
