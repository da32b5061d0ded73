import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { toWire } from '#documents/wire-names.ts'
import type { CallFailure } from '#platform/web/api.ts'
import { fetchFile } from '#platform/web/file-calls.ts'
import { readCache } from '#platform/web/query.ts'
import { staffDownload } from '#work-orders/staff/contract.ts'

/**
 * The bytes of a document. Fetched only once, because each reading is audited.
 * @param reading why it is opened, where that is asked; undefined until it was said
 */
export function useDocument(workOrderId: string, fileId: string, reading: { reason?: string } | undefined) {
  return useQuery<Blob, CallFailure>(
    {
      queryKey: [staffDownload.path, workOrderId, fileId],
      queryFn: async () =>
        (await fetchFile(staffDownload, toWire({ workOrderId, fileId, ...reading }), { staff: true })).blob,
      enabled: reading !== undefined,
      staleTime: Infinity,
      retry: false,
    },
    readCache(),
  )
}

/**
 * A ref that gives an element the bytes as its source while it is mounted.
 * @param fragment instructions for a PDF viewer
 */
export function useBlobSource(blob: Blob, fragment = '') {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined
      const url = URL.createObjectURL(blob)
      element.src = url + fragment
      return () => URL.revokeObjectURL(url)
    },
    [blob, fragment],
  )
}
