import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#platform/ui/button.tsx'
import { Field } from '#platform/ui/field.tsx'
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

type Paper = { fileId: string; name: string }
export type Papers = ReturnType<typeof usePapers>

/** Papers for a step, each uploaded as soon as it is chosen. `ids` is what the move sends. */
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
      setPapers((before) => [...before, stored])
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure
      if (!stop.signal.aborted) setFailed(failure.message)
    } finally {
      if (!stop.signal.aborted) setSending(undefined)
    }
  }
  const remove = (fileId: string) => setPapers((before) => before.filter((paper) => paper.fileId !== fileId))
  return { papers, sending, failed, send, remove, ids: papers.map(({ fileId }) => fileId) }
}

export function PapersField({ papers: all, error }: { papers: Papers; error: string | undefined }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { papers, sending, failed, send, remove } = all
  return (
    <>
      <Field label={t('papers')} optional error={failed ?? error} help={t('papersHelp')}>
        {(control) =>
          papers.length < MOST_PAPERS && !sending ? (
            <FileButton control={control} onFile={(file) => void send(file)} />
          ) : null
        }
      </Field>
      {papers.length > 0 && (
        <ul className={styles.rows} aria-label={t('papers')}>
          {papers.map(({ fileId, name }) => (
            <li key={fileId} className={styles.fileRow}>
              <IconFileText size={20} />
              <div className={styles.fileText}>
                <b>{name}</b>
              </div>
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
