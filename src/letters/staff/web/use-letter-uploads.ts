import { useState } from 'react'
import { jpegIfHeic } from '#documents/web/public.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { readCache } from '#platform/web/query.ts'
import { staffAuthorityLetters, uploadAuthorityLetter } from '../contract.ts'

/** A file on its way: sent in part, taken in, or refused with the reason. */
export type LetterUpload = {
  key: number
  name: string
  share: number
  done?: boolean
  /** Who had uploaded the same file. */
  sameAs?: string | undefined
  fault?: string
}

let last = 0

/** Takes in many files, one after the other: each becomes a letter. */
export function useLetterUploads() {
  const [uploads, setUploads] = useState<LetterUpload[]>([])
  const set = (key: number, more: Partial<LetterUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)))
  async function sendOne(key: number, file: File): Promise<void> {
    try {
      const { sameAs } = await uploadFile(uploadAuthorityLetter, await jpegIfHeic(file), {
        staff: true,
        quiet: true,
        onProgress: (share) => set(key, { share }),
      })
      set(key, { share: 1, done: true, sameAs: sameAs?.uploadedBy })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      set(key, { fault: error.message })
    }
  }
  async function sendAll(files: readonly File[]): Promise<void> {
    const queued = files.map((file) => ({ key: ++last, file }))
    setUploads((all) => [...all, ...queued.map(({ key, file }) => ({ key, name: file.name, share: 0 }))])
    for (const { key, file } of queued) await sendOne(key, file)
    await readCache().invalidateQueries({ queryKey: [staffAuthorityLetters.path] })
  }
  return { uploads, send: (files: readonly File[]) => void sendAll(files), clear: () => setUploads([]) }
}
