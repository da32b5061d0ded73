import { downloadDocument } from '#documents/contract.ts'
import { useScan } from '#documents/web/public.tsx'
import { toWire } from '#documents/wire-names.ts'
import { Button, IconButton } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconFileText, IconTrash } from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import type { FormFile } from '../form-model.ts'
import type { formsText } from '../forms.text.ts'
import { sizeText } from './file-check.ts'
import { useFileDoor } from './file-door.ts'
import { useIsClosed } from './guarded-files.ts'
import { useFilePicture } from './use-file-picture.ts'
import styles from './files.module.css'

/** Stored files, each to be opened, and removed where that is allowed. */
export function FileList(props: { files: readonly FormFile[]; onRemove?: (fileId: string) => void }) {
  if (props.files.length === 0) return null
  return (
    <ul className={styles.files}>
      {props.files.map((file) => (
        <FileRow key={file.fileId} file={file} onRemove={props.onRemove} />
      ))}
    </ul>
  )
}

function FileRow(props: { file: FormFile; onRemove?: (fileId: string) => void }) {
  const { file, onRemove } = props
  const t = useText<typeof formsText>('forms')
  const picture = useFilePicture(file)
  const isClosed = useIsClosed(file)
  const { mayOpen } = useFileDoor()
  const scan = useScan(file, { staff: !mayOpen })
  return (
    <li className={cx(styles.file, isClosed && styles.closed)}>
      <span className={styles.thumb}>
        {picture ? <img src={picture} alt="" /> : <IconFileText size={20} />}
      </span>
      <span className={styles.fileWords}>
        <span>{file.name}</span>
        <small>
          {sizeText(file.size)}
          {scan === 'pending' && <span role="status"> · {t('scanPending')}</span>}
          {scan === 'infected' && <span role="alert"> · {t('scanInfected')}</span>}
        </small>
      </span>
      {mayOpen && (
        <Button
          size={32}
          variant="subtle"
          aria-label={t('openFile', { name: file.name })}
          reason={isClosed && t('closedFile')}
          onClick={() =>
            void downloadFile(downloadDocument, toWire({ fileId: file.fileId })).catch(() => undefined)
          }
        >
          {t('open')}
        </Button>
      )}
      {onRemove && (
        <IconButton
          size={32}
          variant="bare"
          label={t('removeFile', { name: file.name })}
          onClick={() => onRemove(file.fileId)}
        >
          <IconTrash size={18} />
        </IconButton>
      )}
    </li>
  )
}
