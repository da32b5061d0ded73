import { isQuestion } from '#forms/engine/evaluate/answers.ts'
import type { EvaluatedField } from '#forms/engine/evaluate/evaluate.ts'
import { AnswerValue, sizeText, type AnswerLook } from '#forms/web/public.tsx'
import { Badge } from '#platform/ui/badge.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import type { workOrdersStaffText } from '#work-orders/staff/web/work-orders-staff.text.ts'
import { MaskedAnswer } from './masked-answer.tsx'
import { scanText } from './scan-text.ts'
import { useFormScope } from './use-form-review.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './form-review.module.css'

/** An answer, and what it was before. */
export function ReviewedValue({ entry, name }: { entry: EvaluatedField; name: string }) {
  const { form } = useFormScope()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const lang = useLang()
  const look = useLook(name)
  const { field, path, value } = entry
  if (field.type === 'group')
    return (
      <span className={styles.second}>
        {t('rowCount', { count: Array.isArray(value) ? value.length : 0 })}
      </span>
    )
  const change = isQuestion(field) ? form.changes.find((candidate) => candidate.path === path) : undefined
  return <AnswerValue entry={entry} lang={lang} change={change} look={look} />
}

/** @param name the answer's name for the button that reveals it */
function useLook(name: string): AnswerLook {
  const { form } = useFormScope()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const fileName = useFileName()
  return {
    boxes: { yes: t('yes'), no: t('no') },
    // The server has masked sensitive answers already.
    unmasked: true,
    none: <span className={styles.none}>{t('notAnswered')}</span>,
    text: (text) => <span className={styles.text}>{text}</span>,
    files: (ids) => <Files ids={ids} />,
    fileName,
    added: <Badge variant="info">{t('newAnswer')}</Badge>,
    former: (text) => (
      <del className={styles.former}>
        <span className="visually-hidden">{t('formerly')} </span>
        {text}
      </del>
    ),
    guarded: ({ path, value }) =>
      form.maskedPaths.includes(path) ? (
        <MaskedAnswer path={path} name={name} masked={String(value ?? '')} />
      ) : undefined,
  }
}

function useFileName() {
  const { form } = useFormScope()
  const { data } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const known = [...form.files, ...form.notes.flatMap((note) => note.files), ...data.documents]
  return (id: string) => known.find((file) => file.fileId === id)?.name ?? t('formerFile')
}

function Files({ ids }: { ids: readonly string[] }) {
  const { form } = useFormScope()
  const files = ids.flatMap((id) => form.files.filter((file) => file.fileId === id))
  return files.map((file) => <OneFile key={file.fileId} file={file} />)
}

function OneFile({ file }: { file: FileRecord }) {
  const { show, shown } = useWorkOrder()
  const t = useText<typeof workOrdersStaffText>('work-orders-staff')
  const type = file.type.split('/')[1]?.toUpperCase() ?? file.type
  return (
    <span className={styles.file}>
      <button
        type="button"
        data-file={file.fileId}
        className={styles.fileName}
        aria-pressed={shown?.fileId === file.fileId}
        onClick={() => show(file)}
      >
        {file.name}
      </button>
      <span className={styles.second}>
        {t('fileMeta', { type, size: sizeText(file.size), scan: t(scanText(file)) })}
      </span>
    </span>
  )
}
