import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { sizeText, useIsClosed } from '#forms/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { formatInstant } from '#platform/shared/day-text.ts'
import { IconDownload, IconFileText } from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import type { WorkOrderDocument } from '../records.ts'
import type { Details } from './step-status.ts'
import { useReader } from './use-reader.ts'
import styles from './documents-part.module.css'

/** Every file of the work order: what it is, whose, from when, with its download. */
export function DocumentsPart({ details }: { details: Details }) {
  const { t } = useReader()
  if (details.documents.length === 0) return <EmptyState level={3} title={t('noDocuments')} />
  return (
    <ul className={styles.list}>
      {details.documents.map((file) => (
        <DocumentRow key={`${file.fileId}-${file.label}`} file={file} />
      ))}
    </ul>
  )
}

const SENDER = { seller: 'fromYou', invited: 'fromInvited', staff: 'fromUs' } as const

function DocumentRow({ file }: { file: WorkOrderDocument }) {
  const { t, lang, timeZone } = useReader()
  const isClosed = useIsClosed(file)
  return (
    <li className={cx(styles.row, isClosed && styles.closed)}>
      <IconFileText size={20} />
      <div className={styles.text}>
        <b>{file.label}</b>
        <span>
          {file.name} · {sizeText(file.size)}
        </span>
        <span className={styles.when}>
          {formatInstant(file.uploadedAt, lang, 'full', timeZone)} · {t(SENDER[file.uploadedBy])}
        </span>
      </div>
      <Button
        size={32}
        icon={<IconDownload />}
        aria-label={t('downloadNamed', { name: file.name })}
        reason={isClosed && t('closedFile')}
        onClick={() =>
          void downloadFile(downloadDocument, toWire({ fileId: file.fileId })).catch(() => undefined)
        }
      >
        {t('download')}
      </Button>
    </li>
  )
}
