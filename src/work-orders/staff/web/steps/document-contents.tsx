import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Skeleton, SkeletonBar } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import type { FileRecord } from '#work-orders/records.ts'
import { cx } from '#platform/ui/cx.ts'
import { pictureStyles, type Fit, type Look } from '../viewer/look.ts'
import type { staffStepsText } from './staff-steps.text.ts'
import { useWorkOrder } from '../work-order-scope.ts'
import styles from './steps.module.css'
import { RevealDialog } from '../review/reveal-dialog.tsx'
import { useBlobSource, useDocument } from './use-document.ts'
import { useReadingReason } from './use-reading-reason.ts'

/** No supported browser displays HEIC, so it is downloaded. */
const IMAGES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

type Props = { file: FileRecord; look: Look; onZoom: () => void }

export function DocumentContents(props: Props) {
  const { file } = props
  const t = useText<typeof staffStepsText>('staff-steps')
  if (IMAGES.has(file.type) || file.type === 'application/pdf') return <Fetched {...props} />
  return (
    <EmptyState level={3} title={t('noPreview')}>
      {t('noPreviewText')}
    </EmptyState>
  )
}

function Fetched({ file, look, onZoom }: Props) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const { data } = useWorkOrder()
  const { state, sent, give } = useReadingReason(file)
  const found = useDocument(data.workOrder.id, file.fileId, state === 'given' ? sent : undefined)
  if (state === 'missing' && !found.data) return <Guarded file={file} onReason={give} />
  if (found.error)
    return (
      <ErrorState
        level={3}
        title={t('documentFailed')}
        safe={t('documentFailedSafe')}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {found.error.message}
      </ErrorState>
    )
  if (!found.data)
    return (
      <Skeleton label={t('loadingDocument')}>
        <SkeletonBar height={360} />
      </Skeleton>
    )
  return file.type === 'application/pdf' ? (
    <Pdf key={look.fit} blob={found.data} name={file.name} fit={look.fit} />
  ) : (
    <Picture blob={found.data} name={file.name} look={look} onZoom={onZoom} />
  )
}

/** A file of an order that is not theirs: not shown before they say why. */
function Guarded({ file, onReason }: { file: FileRecord; onReason: (reason: string) => void }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const [asking, setAsking] = useState(false)
  return (
    <EmptyState
      level={3}
      title={t(file.sensitive ? 'guardedTitle' : 'guardedFile')}
      action={<Button onClick={() => setAsking(true)}>{t('guardedShow')}</Button>}
    >
      {t('guardedText')}
      {asking && <RevealDialog name={file.name} onReason={onReason} onClose={() => setAsking(false)} />}
    </EmptyState>
  )
}

/** Made anew when it is to fit otherwise: another address in the same frame would be a step of the browser's history. */
function Pdf({ blob, name, fit }: { blob: Blob; name: string; fit: Fit }) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const source = useBlobSource(blob, fit === 'width' ? '#navpanes=0&view=FitH' : '#navpanes=0&view=Fit')
  // Browsers' PDF viewers do not start in a sandbox; the server has detected the type from the bytes.
  return <iframe ref={source} className={styles.pdf} title={t('page', { name })} />
}

type PictureProps = { blob: Blob; name: string; look: Look; onZoom: () => void }

/** A click enlarges it; it is a button so that it takes the focus, and arrow keys scroll the enlarged picture. */
function Picture({ blob, name, look, onZoom }: PictureProps) {
  const t = useText<typeof staffStepsText>('staff-steps')
  const source = useBlobSource(blob)
  const [size, setSize] = useState<{ width: number; height: number }>()
  const { frame, picture } = pictureStyles(look, size)
  return (
    <div className={cx(styles.picture, look.fit === 'page' && styles.whole)}>
      <button type="button" title={t('enlarge')} onClick={onZoom} style={frame}>
        <img
          ref={source}
          alt={name}
          style={picture}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
        />
      </button>
    </div>
  )
}
