import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'
import type { Upload } from './use-uploads.ts'

/** What this page is sending now; a fault stays until it is read. */
export function Uploads(props: { uploads: readonly Upload[]; onClose: (key: string) => void }) {
  const { uploads, onClose } = props
  const t = useText<typeof importsText>('imports')
  return (
    <ul>
      {uploads.map(({ key, name, share, fault }) => (
        <li key={key}>
          {fault === undefined ? (
            <div className={styles.upload}>
              <b>{name}</b>
              <span className={styles.small}>{t('uploading', { percent: Math.floor(share * 100) })}</span>
              <progress value={share} max={1} aria-label={name} />
            </div>
          ) : (
            <Notice
              tone="bad"
              role="alert"
              title={t('uploadFault', { name })}
              action={<Button onClick={() => onClose(key)}>{t('close')}</Button>}
            >
              {fault}
            </Notice>
          )}
        </li>
      ))}
    </ul>
  )
}
