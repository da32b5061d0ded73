import { createContext, use } from 'react'
import { uploadDocument } from '#documents/contract.ts'
import { fromWire } from '#documents/wire-names.ts'
import { uploadFile, type UploadOptions } from '#platform/web/file-calls.ts'
import type { FormFile } from '../form-model.ts'

/** How files get into a form, and whether those in it can be opened from here. */
export type FileDoor = {
  upload(file: File, options: Pick<UploadOptions, 'signal' | 'onProgress'>): Promise<FormFile>
  mayOpen: boolean
}

const COMPANY_DOOR: FileDoor = {
  async upload(file, options) {
    return fromWire(await uploadFile(uploadDocument, file, { quiet: true, ...options }))
  },
  mayOpen: true,
}

/** The company's own, unless a page of the staff brings another. */
export const FileDoorContext = createContext<FileDoor>(COMPANY_DOOR)

export const useFileDoor = (): FileDoor => use(FileDoorContext)
