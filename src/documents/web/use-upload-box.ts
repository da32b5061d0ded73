import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { uploadDocument } from '../contract.ts'

/** Who uploads, where it is not a seller for their company. */
type UploadAs = {
  call?: CallDefinition<z.ZodType, typeof uploadDocument.output>
  staff?: boolean
  fields?: Record<string, string>
}

/** One file, uploaded as soon as it is chosen; choosing another replaces it. */
export function useUploadBox({ call = uploadDocument, ...as }: UploadAs = {}) {
  const [file, setFile] = useState<{ uploadId: string; name: string }>()
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [fault, setFault] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  async function send(chosen: File): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setFault(undefined)
    setSending({ name: chosen.name, share: 0 })
    try {
      const stored = await uploadFile(call, chosen, {
        ...as,
        quiet: true,
        signal: controller.signal,
        onProgress: (share) => setSending({ name: chosen.name, share }),
      })
      setFile(stored)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!controller.signal.aborted) setFault(error.message)
    } finally {
      if (running.current === controller) setSending(undefined)
    }
  }
  return { file, sending, fault, choose: (chosen: File) => void send(chosen) }
}
