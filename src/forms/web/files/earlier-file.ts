import type { DocumentKind } from '#documents/document-kinds.ts'
import { LARGEST_FILE } from '#documents/file-rules.ts'
import type { FormFile } from '../form-model.ts'
import type { FileLimits } from './file-check.ts'

export type EarlierFilesProps = {
  limits: FileLimits
  /** What is asked for; undefined where it was asked in free words. */
  kind?: DocumentKind
  /** Those that are chosen already. */
  taken: readonly string[]
  onPick: (file: FormFile) => void
}

export type EarlierObstacle = 'earlierTaken' | 'earlierType' | 'earlierSize'

/** Why a document that the company has does not answer a question; undefined when it does. */
export function obstacleToUse(
  document: { uploadId: string; type: string; size: number },
  limits: FileLimits,
  taken: readonly string[],
): EarlierObstacle | undefined {
  if (taken.includes(document.uploadId)) return 'earlierTaken'
  if (!limits.accept.includes(document.type)) return 'earlierType'
  return document.size > Math.min(limits.maxBytes, LARGEST_FILE) ? 'earlierSize' : undefined
}
