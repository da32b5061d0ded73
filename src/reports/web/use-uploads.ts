import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#platform/web/api.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { importDetail, listImports, type SalesImport } from '../contract.ts'
import type { importsText } from './imports.text.ts'
import { sendReport } from './send-report.ts'

export type Upload = {
  key: string
  importId: string | undefined
  name: string
  share: number
  fault?: string
  /** The import of the same file, which was here before. */
  earlier?: SalesImport
}

const TABLE = /\.(?:csv|tsv|txt|xlsx)$/i

/** What the server would refuse only after it was sent. */
const faultOf = ({ name, size }: File) =>
  size === 0 ? 'emptyFile' : TABLE.test(name) ? undefined : 'noTable'

/**
 * The files that this page is sending, one after the other.
 * @param shopId whose sales are in those that begin here; without one, any shop's
 */
export function useUploads(shopId?: string) {
  const t = useText<typeof importsText>('imports')
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const stop = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])
  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: string) => setUploads((list) => list.filter((one) => one.key !== key))
  async function run(key: string, file: File, begun?: SalesImport): Promise<void> {
    const signal = stop.current?.signal
    if (!signal || signal.aborted) return
    try {
      const done = await sendReport(file, {
        signal,
        ...(begun && { begun }),
        ...(shopId !== undefined && { shopId }),
        onProgress: (share, importId) => change(key, { share, importId }),
      })
      if (done.isEarlier) change(key, { earlier: done })
      else drop(key)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      change(key, { fault: error.message })
    }
    void invalidateReads([listImports, importDetail]).catch(() => undefined)
  }
  const add = (file: File, begun?: SalesImport) => {
    const key = `${file.name} ${file.size} ${Date.now()} ${Math.random()}`
    const fault = faultOf(file)
    const upload = { key, importId: begun?.id, name: file.name, share: 0, ...(fault && { fault: t(fault) }) }
    setUploads((list) => [...list.filter(({ importId }) => !begun || importId !== begun.id), upload])
    if (!fault) queue.current = queue.current.then(() => run(key, file, begun))
  }
  const resume = (begun: SalesImport, file: File) => {
    if (file.name !== begun.fileName || file.size !== begun.size)
      showMessage(t('otherFile', { name: begun.fileName }), 'bad')
    else add(file, begun)
  }
  return { uploads, add, resume, drop }
}
