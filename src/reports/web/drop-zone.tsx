import { useState } from 'react'
import { cx } from '#platform/ui/cx.ts'
import { FileButton } from '#platform/ui/file-button.tsx'
import { useText } from '#platform/web/text.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'

/** Takes reports that are dropped on it or chosen. */
export function DropZone({
  onFiles,
  reason,
}: {
  onFiles: (files: readonly File[]) => void
  reason: string | undefined
}) {
  const t = useText<typeof importsText>('imports')
  const [isOver, setOver] = useState(false)
  return (
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
        if (!reason) onFiles([...event.dataTransfer.files])
      }}
    >
      <b>{t('drop')}</b>
      <p className={styles.small}>{t('dropHelp')}</p>
      <FileButton variant="primary" reason={reason} multiple onFiles={onFiles}>
        {t('addFiles')}
      </FileButton>
    </div>
  )
}
