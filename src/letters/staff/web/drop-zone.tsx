import { useRef, useState } from 'react'
import { LARGEST_FILE } from '#documents/file-rules.ts'
import { UPLOAD_ACCEPT } from '#documents/web/public.tsx'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconUpload } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { Meter } from '#platform/ui/progress.tsx'
import { useText } from '#platform/web/text.ts'
import styles from './letters.module.css'
import type { lettersPostText } from './letters-post.text.ts'
import { useLetterUploads, type LetterUpload } from './use-letter-uploads.ts'

/** Takes files that are dropped on it or chosen, and says of each what became of it. */
export function DropZone() {
  const t = useText<typeof lettersPostText>('letters-post')
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { uploads, send, clear } = useLetterUploads()
  return (
    <>
      <div
        className={cx(styles.drop, isOver && styles.over)}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          send([...event.dataTransfer.files])
        }}
      >
        <b>{t('drop')}</b>
        <span className={styles.small}>{t('dropHelp', { megabytes: LARGEST_FILE / 1024 / 1024 })}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={UPLOAD_ACCEPT}
          onChange={({ target }) => {
            send([...(target.files ?? [])])
            target.value = ''
          }}
        />
        <Row gap={12}>
          <Button icon={<IconUpload size={18} />} onClick={() => input.current?.click()}>
            {t('choose')}
          </Button>
        </Row>
      </div>
      {uploads.length > 0 && <Uploads uploads={uploads} onClear={clear} />}
    </>
  )
}

function Uploads({ uploads, onClear }: { uploads: readonly LetterUpload[]; onClear: () => void }) {
  const t = useText<typeof lettersPostText>('letters-post')
  const runs = uploads.some(({ done, fault }) => !done && fault === undefined)
  return (
    <div className={styles.uploads}>
      <ul aria-label={t('uploads')} aria-live="polite">
        {uploads.map((upload) => (
          <li key={upload.key}>
            <Upload upload={upload} />
          </li>
        ))}
      </ul>
      {!runs && (
        <Row gap={12}>
          <Button size={32} variant="subtle" onClick={onClear}>
            {t('clearUploads')}
          </Button>
        </Row>
      )}
    </div>
  )
}

function Upload({ upload: { name, share, done, sameAs, fault } }: { upload: LetterUpload }) {
  const t = useText<typeof lettersPostText>('letters-post')
  if (fault !== undefined)
    return (
      <p className={styles.fault}>
        <b>{name}</b>: {fault}
      </p>
    )
  const detail = sameAs === undefined ? t('upload_done') : t('upload_same', { name: sameAs })
  return <Meter label={name} value={share * 100} {...(done && { detail })} />
}
