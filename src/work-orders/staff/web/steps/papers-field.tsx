import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#platform/ui/button.tsx'
import { CheckField, Field } from '#platform/ui/field.tsx'
import { IconFileText, IconTrash } from '#platform/ui/icons.ts'
import { Meter } from '#platform/ui/progress.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import { MOST_PAPERS } from '#work-orders/staff/contract.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import { FileButton } from './certificate-field.tsx'
import type { staffStepsText } from './staff-steps.text.ts'
import styles from './steps.module.css'
import { uploadForWork } from './upload-for-work.ts'

type Paper = { fileId: string; name: string; internal: boolean }
export type Papers = ReturnType<typeof usePapers>

/** Papers for a step, each uploaded as soon as it is chosen. `sent` is what the move sends. */
export function usePapers() {
  const { data } = useWorkOrder()
  const [papers, setPapers] = useState<readonly Paper[]>([])
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [failed, setFailed] = useState<string>()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const send = async (file: File) => {
    const stop = new AbortController()
    current.current = stop
    setFailed(undefined)
    setSending({ name: file.name, share: 0 })
    try {
      const stored = await uploadForWork(data.workOrder.id, file, {
        signal: stop.signal,
        onProgress: (share) => setSending({ name: file.name, share }),
      })
      setPapers((before) => [...before, { ...stored, internal: false }])
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (!stop.signal.aborted) setFailed(failure.message)
    } finally {
      if (!stop.signal.aborted) setSending(undefined)
    }
  }
  const remove = (fileId: string) => setPapers((before) => before.filter((paper) => paper.fileId !== fileId))
  const keep = (fileId: string, internal: boolean) =>
    setPapers((before) => before.map((paper) => (paper.fileId === fileId ? { ...paper, internal } : paper)))
  return { papers, sending, failed, send, remove, keep, sent: sentOf(papers) }
}

function sentOf(papers: readonly Paper[]) {
  const ids = (internal: boolean) =>
    papers.filter((paper) => paper.internal === internal).map(({ fileId }) => fileId)
  return { uploadIds: ids(false), internalUploadIds: ids(true) }
}

export function PapersField({
  papers: all,
  error,
  label,
  most = MOST_PAPERS,
}: {
  papers: Papers
  error: string | undefined
  /** Where the files answer something: then none of them is ours alone. */
  label?: string
  most?: number
}) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { papers, sending, failed, send, remove, keep } = all
  return (
    <>
      <Field
        label={label ?? t('papers')}
        optional={label === undefined}
        error={failed ?? error}
        help={label === undefined && t('papersHelp')}
      >
        {(control) =>
          papers.length < most && !sending ? (
            <FileButton control={control} onFile={(file) => void send(file)} />
          ) : null
        }
      </Field>
      {papers.length > 0 && (
        <ul className={styles.rows} aria-label={t('papers')}>
          {papers.map(({ fileId, name, internal }) => (
            <li key={fileId} className={styles.fileRow}>
              <IconFileText size={20} />
              <div className={styles.fileText}>
                <b>{name}</b>
              </div>
              {label === undefined && (
                <CheckField
                  label={t('onlyUs')}
                  aria-label={t('onlyUsNamed', { name })}
                  checked={internal}
                  onChange={(event) => keep(fileId, event.target.checked)}
                />
              )}
              <IconButton
                size={32}
                variant="bare"
                label={t('removePaper', { name })}
                onClick={() => remove(fileId)}
              >
                <IconTrash size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {sending && <Meter label={t('uploading', { name: sending.name })} value={sending.share * 100} />}
    </>
  )
}
