import { useEffect, useRef, useState } from 'react'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { useText } from '#platform/web/text.ts'
import { uploadDocument } from '../contract.ts'
import { fromWire } from '../wire-names.ts'
import { withoutHeic } from './heic.ts'
import { useScan } from './use-scan.ts'
import type { vaultText } from './vault.text.ts'

/** Who uploads, where it is not a seller for their company. */
type UploadAs = {
  call?: CallDefinition<z.ZodType, typeof uploadDocument.output>
  staff?: boolean
  fields?: Record<string, string>
}
/** Told of each file that has arrived, and whether one is on its way. */
type Told = { onFile?: (uploadId: string) => void; onSending?: (isSending: boolean) => void }

/** One file, uploaded as soon as it is chosen; choosing another replaces it. */
export function useUploadBox({ call = uploadDocument, onFile, onSending, ...as }: UploadAs & Told = {}) {
  const [file, setFile] = useState<z.output<typeof uploadDocument.output>>()
  const scan = useScan(file && fromWire(file), { staff: as.staff ?? false })
  const [sending, setSending] = useState<{ name: string; share: number }>()
  const [fault, setFault] = useState<string>()
  const t = useText<typeof vaultText>('vault')
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  async function send(chosen: File): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setFault(undefined)
    setSending({ name: chosen.name, share: 0 })
    onSending?.(true)
    try {
      const readable = await withoutHeic(chosen)
      if (controller.signal.aborted) return
      if (!readable) return setFault(t('heic', { name: chosen.name }))
      const stored = await uploadFile(call, readable, {
        ...as,
        quiet: true,
        signal: controller.signal,
        onProgress: (share) => setSending({ name: chosen.name, share }),
      })
      setFile(stored)
      onFile?.(stored.uploadId)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!controller.signal.aborted) setFault(error.message)
    } finally {
      if (running.current === controller) {
        setSending(undefined)
        onSending?.(false)
      }
    }
  }
  return { file, scan, sending, fault, choose: (chosen: File) => void send(chosen) }
}
