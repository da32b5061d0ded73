import { Button, IconButton } from '#platform/ui/button.tsx'
import { IconAlertTriangle, IconX } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import type { formsText } from '../forms.text.ts'
import { megabytesOf, sizeText, typeNames, type FileLimits } from './file-check.ts'
import type { Upload } from './use-uploads.ts'
import styles from './files.module.css'

type Translate = ReturnType<typeof useText<typeof formsText>>

/** `JPG, PNG or PDF`. */
export function joinTypes(accept: readonly string[], t: Translate): string {
  const names = typeNames(accept)
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : t('typesJoin', { list: names.slice(0, -1).join(t('comma')), last })
}

function faultText(upload: Upload, limits: FileLimits, t: Translate): string {
  const { fault, file } = upload
  if (!fault) return ''
  if (fault.kind === 'refused') return fault.message
  if (fault.kind === 'network') return t('uploadFailed', { name: file.name })
  return t(fault.kind, {
    name: file.name,
    size: sizeText(file.size),
    limit: megabytesOf(limits),
    types: joinTypes(limits.accept, t),
  })
}

/** A fault of the file itself stays, however often it is sent. */
function mayRetry({ fault }: Upload): boolean {
  return fault?.kind === 'network' || (fault?.kind === 'refused' && fault.again)
}

/** Running uploads with their progress, and failed ones with the reason and what to do. */
export function UploadList(props: {
  uploads: readonly Upload[]
  limits: FileLimits
  onRetry: (upload: Upload) => void
  onDrop: (upload: Upload) => void
}) {
  const { uploads, limits, onRetry, onDrop } = props
  const t = useText<typeof formsText>('forms')
  return (
    <ul className={styles.uploads} aria-live="polite">
      {uploads.map((upload) =>
        upload.fault ? (
          <li key={upload.key} className={styles.failed}>
            <IconAlertTriangle size={18} />
            <span>{faultText(upload, limits, t)}</span>
            {mayRetry(upload) && (
              <Button size={32} onClick={() => onRetry(upload)}>
                {t('tryAgain')}
              </Button>
            )}
            <IconButton
              size={32}
              variant="bare"
              label={t('dismiss', { name: upload.file.name })}
              onClick={() => onDrop(upload)}
            >
              <IconX size={16} />
            </IconButton>
          </li>
        ) : (
          <li key={upload.key} className={styles.sending}>
            <span className={styles.sendingName}>{t('uploading', { name: upload.file.name })}</span>
            <span className={styles.share}>{Math.round(upload.share * 100)}%</span>
            <progress
              className={styles.bar}
              max={1}
              value={upload.share}
              aria-label={t('uploading', { name: upload.file.name })}
            />
            <Button size={32} variant="subtle" onClick={() => onDrop(upload)}>
              {t('stopUpload')}
            </Button>
          </li>
        ),
      )}
    </ul>
  )
}
