import { useState } from 'react'
import { listDocuments, type VaultDocument } from '#documents/vault-contract.ts'
import { Button } from '#platform/ui/button.tsx'
import { DateText } from '#platform/ui/date-text.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { SkeletonRows } from '#platform/ui/skeleton.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import type { formsText } from '../forms.text.ts'
import { type EarlierFilesProps, obstacleToUse } from './earlier-file.ts'
import { megabytesOf, sizeText } from './file-check.ts'
import { joinTypes } from './upload-list.tsx'
import styles from './files.module.css'

/** The company's documents of the kind that is asked for, and all others behind a button. */
export function EarlierFilesDialog(props: EarlierFilesProps & { onClose: () => void }) {
  const { kind, onClose } = props
  const t = useText<typeof formsText>('forms')
  const [all, setAll] = useState(kind === undefined)
  const found = useCallQuery(listDocuments, {
    usable: 'true',
    pageSize: 100,
    ...(all || kind === undefined ? {} : { kind }),
  })
  const records = found.data?.records.flatMap((one) =>
    one.size === null ? [] : [{ ...one, size: one.size }],
  )
  return (
    <Dialog title={t('earlierTitle')} onClose={onClose}>
      <div className={styles.earlier}>
        {records ? (
          records.length > 0 ? (
            <ul className={styles.earlierList}>
              {records.map((document) => (
                <Earlier key={document.uploadId} document={document} {...props} />
              ))}
            </ul>
          ) : (
            <p className={styles.limits}>{t('noneEarlier')}</p>
          )
        ) : found.error ? (
          <ErrorState level={3} title={t('earlierFailed')} onRetry={() => void found.refetch()}>
            {found.error.message}
          </ErrorState>
        ) : (
          <SkeletonRows label={t('earlierLoading')} />
        )}
        {!all && (
          <Button variant="subtle" onClick={() => setAll(true)}>
            {t('showOtherEarlier')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function Earlier({
  document,
  limits,
  taken,
  onPick,
  onClose,
}: EarlierFilesProps & { document: VaultDocument & { size: number }; onClose: () => void }) {
  const t = useText<typeof formsText>('forms')
  const { uploadId: fileId, name, label, person, type, size, expiresOn, sensitive } = document
  const obstacle = obstacleToUse(document, limits, taken)
  const params = { types: joinTypes(limits.accept, t), limit: megabytesOf(limits) }
  return (
    <li>
      <span className={styles.fileWords}>
        <span>{[label, person].filter(Boolean).join(t('comma'))}</span>
        <small>
          {name} · {sizeText(size)}
          {expiresOn !== null && (
            <>
              {' · '}
              {t('validUntil')} <DateText value={expiresOn} format="full" />
            </>
          )}
        </small>
      </span>
      <Button
        size={32}
        aria-label={t('useThisName', { name })}
        reason={obstacle && t(obstacle, params)}
        onClick={() => {
          onPick({ fileId, name, type, size, scan: 'clean', sensitive })
          onClose()
        }}
      >
        {t('useThis')}
      </Button>
    </li>
  )
}
