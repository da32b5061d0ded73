import { useId, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { FieldNote } from '#platform/ui/field.tsx'
import { IconFileText, IconUpload } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { LARGEST_FILE } from '../file-rules.ts'
import { UPLOAD_ACCEPT } from './heic.ts'
import type { useUploadBox } from './use-upload-box.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

export function UploadBox({
  box,
  error,
}: {
  box: ReturnType<typeof useUploadBox>
  error: string | undefined
}) {
  const t = useText<typeof vaultText>('vault')
  const input = useRef<HTMLInputElement>(null)
  const noteId = useId()
  const { file, scan, sending, fault } = box
  return (
    <div className={styles.box}>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_ACCEPT}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          // The same file can be chosen again after an error.
          target.value = ''
          if (chosen) box.choose(chosen)
        }}
      />
      {file && !sending && (
        <p className={styles.boxFile}>
          <IconFileText size={20} />
          {file.name}
          {scan === 'pending' && <span role="status"> · {t('scanPending')}</span>}
          {scan === 'infected' && <span role="alert"> · {t('scanInfected')}</span>}
        </p>
      )}
      {sending ? (
        <p className={styles.boxFile} role="status">
          {t('uploading', { name: sending.name })} {Math.round(sending.share * 100)}%
        </p>
      ) : (
        <Button
          icon={<IconUpload size={18} />}
          aria-describedby={noteId}
          aria-invalid={(fault ?? error) !== undefined || undefined}
          onClick={() => input.current?.click()}
        >
          {t(file ? 'chooseOther' : 'chooseFile')}
        </Button>
      )}
      <FieldNote
        id={noteId}
        help={t('fileHelp', { megabytes: LARGEST_FILE / 1024 / 1024 })}
        error={fault ?? error}
      />
    </div>
  )
}
