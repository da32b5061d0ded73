import { createContext, use } from 'react'
import type { FormFile } from '../form-model.ts'

/**
 * Whether the reader's role may only look; undefined until it is known. Provided by the workspace: an invited person
 * fills in what they see.
 */
export const OnlyLooksContext = createContext<boolean | undefined>(false)

/** Whether a file shows an identity or a bank account, and the reader may only look. */
export function useIsClosed(file: Pick<FormFile, 'sensitive'>): boolean {
  return use(OnlyLooksContext) === true && file.sensitive === true
}

/** Whether a file may be fetched without being asked for, as the small picture in a list is. */
export function useMayPreview(file: Pick<FormFile, 'sensitive'> | undefined): boolean {
  const onlyLooks = use(OnlyLooksContext)
  return file?.sensitive !== true || onlyLooks === false
}
