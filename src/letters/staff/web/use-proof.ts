import { useState } from 'react'
import { jpegIfHeic } from '#documents/web/public.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { uploadAuthorityLetter } from '../contract.ts'

/** A letter that is taken in as the proof of something said of another one. */
export type Proof = {
  id: string | null
  name: string | undefined
  busy: boolean
  fault: string | undefined
  send: (file: File) => void
}

export function useProof(): Proof {
  const [taken, setTaken] = useState<{ id: string; fileName: string }>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function sendOne(file: File): Promise<void> {
    setBusy(true)
    setFault(undefined)
    try {
      const readable = await jpegIfHeic(file)
      setTaken(await uploadFile(uploadAuthorityLetter, readable, { staff: true, quiet: true }))
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      setFault(error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    id: taken?.id ?? null,
    name: taken?.fileName,
    busy,
    fault,
    send: (file) => void sendOne(file),
  }
}
