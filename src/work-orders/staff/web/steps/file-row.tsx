import { useState, type ReactNode } from 'react'
import { toWire } from '#documents/wire-names.ts'
import { sizeText } from '#forms/web/public.tsx'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { DateText } from '#platform/ui/date-text.tsx'
import { IconDownload, IconFileText } from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { staffDownload } from '#work-orders/staff/contract.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { RevealDialog } from '../review/reveal-dialog.tsx'
import { useWorkOrder } from '../work-order-scope.ts'
import { useReadingReason } from './use-reading-reason.ts'
import styles from './steps.module.css'

/** A file to view or download; the one in the viewer is marked. */
export function FileRow({
  file,
  title,
  from,
  actions,
}: {
  file: FileRecord
  title?: string
  from?: ReactNode
  actions?: ReactNode
}) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { shown, show } = useWorkOrder()
  const isShown = shown?.fileId === file.fileId
  return (
    <li className={cx(styles.fileRow, isShown && styles.shown)}>
      <IconFileText size={20} />
      <div className={styles.fileText}>
        <b>{title ?? file.name}</b>
        {title && <span>{file.name}</span>}
        <span className={styles.caption}>
          <span>{sizeText(file.size)}</span>
          <DateText value={file.uploadedAt} format="dayTime" />
          {from && <span>{from}</span>}
          {file.internal && <b className={styles.internal}>{t('keptInternal')}</b>}
          {file.scan !== 'clean' && <span className={styles.late}>{t(`scan_${file.scan}`)}</span>}
        </span>
      </div>
      {actions}
      <Button
        size={32}
        aria-label={t('openNamed', { name: file.name })}
        aria-pressed={isShown}
        onClick={() => show(file)}
      >
        {t('open')}
      </Button>
      <DownloadButton file={file} />
    </li>
  )
}

export function DownloadButton({ file }: { file: FileRecord }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const [loading, setLoading] = useState(false)
  const [asking, setAsking] = useState(false)
  const { state, sent, give } = useReadingReason(file)
  const download = (reading: { reason?: string }) => {
    setLoading(true)
    const input = toWire({ workOrderId: data.workOrder.id, fileId: file.fileId, ...reading })
    void downloadFile(staffDownload, input, { staff: true })
      .catch(() => undefined)
      .finally(() => setLoading(false))
  }
  return (
    <>
      <IconButton
        size={32}
        variant="bare"
        label={t('downloadNamed', { name: file.name })}
        disabled={loading || state === 'unknown'}
        onClick={() => (state === 'missing' ? setAsking(true) : download(sent))}
      >
        <IconDownload size={18} />
      </IconButton>
      {asking && (
        <RevealDialog
          name={file.name}
          onReason={(reason) => {
            give(reason)
            setAsking(false)
            download({ reason })
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
