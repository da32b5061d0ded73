import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, type ReactNode } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { Skeleton, SkeletonBar } from '#platform/ui/skeleton.tsx'
import type { CallFailure } from '#platform/web/api.ts'
import { fetchFile } from '#platform/web/file-calls.ts'
import { readCache } from '#platform/web/query.ts'
import styles from './file-preview.module.css'

type Props<I extends z.ZodType> = {
  /** Answers with the file. */
  call: CallDefinition<I, z.ZodType>
  input: z.input<I>
  staff?: boolean
  file: { name: string; type: string }
  texts: { loading: string; noPreview: string }
  /** Its bytes are here: whoever looks at the page sees it. */
  onOpened?: () => void
  /** What the screen shows in its own way when it does not open. */
  guard?: {
    inPlace: (failure: { error?: string | undefined }) => boolean
    instead: (failure: CallFailure, name: string) => ReactNode | undefined
  }
}

/** No browser displays HEIC everywhere, so it is downloaded. */
const PICTURES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp'])
const PDF = 'application/pdf'

/** A file on the page, of whichever call answers with it. Fetched when it is first to be seen, for each reading is recorded. */
export function FilePreview<I extends z.ZodType>(props: Props<I>) {
  const { type } = props.file
  return PICTURES.has(type) || type === PDF ? <Fetched {...props} /> : <p>{props.texts.noPreview}</p>
}

function Fetched<I extends z.ZodType>({
  call,
  input,
  staff = false,
  file,
  texts,
  onOpened,
  guard,
}: Props<I>) {
  const found = useQuery<Blob, CallFailure>(
    {
      queryKey: [call.path, 'preview', input],
      queryFn: async () =>
        (await fetchFile(call, input, { staff, ...(guard && { inPlace: guard.inPlace }) })).blob,
      staleTime: Infinity,
      gcTime: 0,
      retry: false,
    },
    readCache(),
  )
  const source = useBlobSource(found.data)
  const isOpened = found.data !== undefined
  useEffect(() => {
    if (isOpened) onOpened?.()
  }, [isOpened, onOpened])
  if (found.error) return guard?.instead(found.error, file.name) ?? <p>{found.error.message}</p>
  if (!found.data)
    return (
      <Skeleton label={texts.loading}>
        <SkeletonBar height={240} />
      </Skeleton>
    )
  // Browsers' PDF viewers do not start in a sandbox; the server has detected the type from the bytes.
  if (file.type === PDF) return <iframe ref={source} className={styles.pdf} title={file.name} />
  return <img ref={source} className={styles.picture} alt={file.name} />
}

/** A ref that gives an element the bytes as its source while it is mounted. */
function useBlobSource(blob: Blob | undefined) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element || !blob) return undefined
      const url = URL.createObjectURL(blob)
      element.src = blob.type === PDF ? `${url}#navpanes=0&view=FitH` : url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
}
