import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { IconEye, IconLock } from '#platform/ui/icons.ts'
import { Skeleton, SkeletonBar } from '#platform/ui/skeleton.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { readCache } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { downloadDocument } from '../contract.ts'
import { listReadings, type VaultDocument } from '../vault-contract.ts'
import { fetchDocument } from './document-bytes.ts'
import styles from './vault.module.css'
import type { vaultText } from './vault.text.ts'

/** No browser displays HEIC everywhere, so it is downloaded. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Looking at an identity is a reading that the company sees: it is fetched after a press. */
export function DocumentPreview({ document, isClosed }: { document: VaultDocument; isClosed: boolean }) {
  const { type, sensitive } = document
  const t = useText<typeof vaultText>('vault')
  const [asked, setAsked] = useState(false)
  if (isClosed)
    return (
      <p className={styles.frame}>
        <IconLock size={18} />
        {t('closed')}
      </p>
    )
  if (!PICTURES.has(type) && type !== 'application/pdf')
    return <p className={styles.frame}>{t('noPreview')}</p>
  if (sensitive && !asked)
    return (
      <div className={styles.frame}>
        <p>{t('guarded')}</p>
        <Button icon={<IconEye size={18} />} onClick={() => setAsked(true)}>
          {t('show')}
        </Button>
      </div>
    )
  return <Fetched document={document} />
}

function Fetched({ document }: { document: VaultDocument }) {
  const { uploadId, type, name } = document
  const t = useText<typeof vaultText>('vault')
  const found = useQuery<Blob, CallFailure>(
    {
      queryKey: [downloadDocument.path, uploadId],
      queryFn: async () => {
        const { blob } = await fetchDocument(document)
        void readCache().invalidateQueries({ queryKey: [listReadings.path] })
        return blob
      },
      staleTime: Infinity,
      // Not kept after the dialog has closed.
      gcTime: 0,
      retry: false,
    },
    readCache(),
  )
  const source = useBlobSource(found.data)
  if (found.error) return <p className={styles.frame}>{found.error.message}</p>
  if (!found.data)
    return (
      <Skeleton label={t('loadingPreview')}>
        <SkeletonBar height={320} />
      </Skeleton>
    )
  // Browsers' PDF viewers do not start in a sandbox; the server has detected the type from the bytes.
  if (type === 'application/pdf') return <iframe ref={source} className={styles.pdf} title={name} />
  return <img ref={source} className={styles.picture} alt={name} />
}

/** A ref that gives an element the bytes as its source while it is mounted. */
function useBlobSource(blob: Blob | undefined) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element || !blob) return undefined
      const url = URL.createObjectURL(blob)
      element.src = blob.type === 'application/pdf' ? `${url}#navpanes=0&view=FitH` : url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
}
