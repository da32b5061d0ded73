import { useEffect, useRef, useState } from 'react'
import { isHeic, withoutHeic } from '#documents/web/public.tsx'
import { CODE } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { CallFailure, NETWORK } from '#platform/web/api.ts'
import { checkFile, type FileFault, type FileLimits } from './file-check.ts'
import { useFileDoor } from './file-door.ts'
import type { FormFile } from '../form-model.ts'
import { mayShrink, shrinkPhoto } from './shrink-photo.ts'

/** One upload, running or stopped. */
export type Upload = {
  key: string
  file: File
  /** 0 to 1. */
  share: number
  /** Found before sending, reported by the server, or a lost connection. */
  fault?:
    | { kind: FileFault | 'wrongBytes' | 'heic' }
    | { kind: 'network' }
    /** `again`: the fault is not the file's, so the same file may be sent once more. */
    | { kind: 'refused'; message: string; again: boolean }
}

/**
 * Sends files one after the other as they are chosen. A failed one stays with its reason, and can be retried
 * without choosing it again.
 */
export function useUploads(options: {
  limits: FileLimits
  onDone: (file: FormFile) => void
  /** Called when a file's upload starts or ends. */
  onCount?: (difference: 1 | -1) => void
}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const door = useFileDoor()
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const running = useRef(new Map<string, AbortController>())
  const stopped = useRef(new Set<string>())

  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const change = (key: string, next: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)))
  const remove = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key))

  async function send(upload: Upload): Promise<void> {
    const controller = new AbortController()
    running.current.set(upload.key, controller)
    latest.current.onCount?.(1)
    try {
      const stored = await door.upload(upload.file, {
        signal: controller.signal,
        onProgress: (share) => change(upload.key, { share }),
      })
      remove(upload.key)
      latest.current.onDone(stored)
    } catch (error) {
      if (controller.signal.aborted) remove(upload.key)
      else change(upload.key, { fault: faultOf(error) })
    } finally {
      running.current.delete(upload.key)
      latest.current.onCount?.(-1)
    }
  }

  async function shrinkAndSend(upload: Upload): Promise<void> {
    const readable = await withoutHeic(upload.file)
    if (stopped.current.has(upload.key)) return
    if (!readable) return change(upload.key, { fault: { kind: 'heic' } })
    const file = await shrinkPhoto(readable, latest.current.limits)
    if (stopped.current.has(upload.key)) return
    const fault = checkFile(file, latest.current.limits)
    if (fault) change(upload.key, { fault: { kind: fault } })
    else {
      change(upload.key, { file })
      await send({ ...upload, file })
    }
  }

  return {
    uploads,
    start(files: readonly File[]): void {
      const fresh = files.map((file): Upload => {
        const fault = checkFile(file, latest.current.limits)
        // A photo that is too large only needs to be redrawn smaller, and that of a phone becomes a JPG.
        const becomesJpeg = isHeic(file) && latest.current.limits.accept.includes('image/jpeg')
        const shrinks = fault === 'tooLarge' && mayShrink(file, latest.current.limits)
        const mayBeMended = fault !== 'emptyFile' && (becomesJpeg || shrinks)
        return { key: newId('up'), file, share: 0, ...(fault && !mayBeMended && { fault: { kind: fault } }) }
      })
      setUploads((all) => [...all.filter((upload) => !upload.fault), ...fresh])
      for (const upload of fresh) if (!upload.fault) void shrinkAndSend(upload)
    },
    retry(upload: Upload): void {
      change(upload.key, { share: 0, fault: undefined })
      void send(upload)
    },
    /** Stops a running upload, removes a failed one. */
    drop(upload: Upload): void {
      stopped.current.add(upload.key)
      running.current.get(upload.key)?.abort()
      remove(upload.key)
    },
  }
}

function faultOf(error: unknown): Upload['fault'] {
  if (!(error instanceof CallFailure)) throw error
  if (error.code === NETWORK) return { kind: 'network' }
  if (error.error === 'documents.wrong_type') return { kind: 'wrongBytes' }
  if (error.error === 'documents.heic') return { kind: 'heic' }
  if (error.error === 'documents.too_large') return { kind: 'tooLarge' }
  const isOurs = error.code === CODE.serverError || error.code === CODE.upstream
  return { kind: 'refused', message: error.message, again: isOurs }
}
