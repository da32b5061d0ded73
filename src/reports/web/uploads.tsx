import { use } from 'react'
import { paths } from '#paths.ts'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { SalesImport } from '../contract.ts'
import styles from './imports.module.css'
import type { importsText } from './imports.text.ts'
import type { Upload } from './use-uploads.ts'

/** What this page is sending now; a fault stays until it is read. */
export function Uploads(props: { uploads: readonly Upload[]; onClose: (key: string) => void }) {
  const { uploads, onClose } = props
  const t = useText<typeof importsText>('imports')
  return (
    <ul>
      {uploads.map(({ key, name, share, fault, earlier }) => (
        <li key={key}>
          {earlier ? (
            <Earlier name={name} earlier={earlier} />
          ) : fault === undefined ? (
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

/** The same file was here before: one is led to what came of it. */
function Earlier({ name, earlier }: { name: string; earlier: SalesImport }) {
  const t = useText<typeof importsText>('imports')
  const lang = useLang()
  const day = formatInstant(earlier.createdAt, lang, 'dayTime', use(TimeZoneContext))
  return (
    <Notice
      role="status"
      title={t('earlier', { name })}
      action={<ButtonLink href={paths.salesImports({ id: earlier.id })}>{t('openEarlier')}</ButtonLink>}
    >
      {t('earlierText', { file: earlier.fileName, day })}
    </Notice>
  )
}
