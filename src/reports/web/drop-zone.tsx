import { useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { cx } from '#platform/ui/cx.ts'
import { IconUpload } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'

const KINDS = '.csv,.txt,.tsv,.xlsx'

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

/** A button that lets choose files. */
export function FileButton(props: {
  variant?: 'primary'
  reason?: string | undefined
  multiple?: boolean
  label?: string
  onFiles: (files: readonly File[]) => void
  children: string
}) {
  const { variant, reason, multiple, label, onFiles, children } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <span>
      <input
        ref={input}
        type="file"
        hidden
        accept={KINDS}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        icon={<IconUpload size={18} />}
        {...(variant && { variant })}
        {...(reason && { reason })}
        {...(label && { 'aria-label': label })}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </span>
  )
}
