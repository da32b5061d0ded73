import { listPendingMatters } from '#pending-matters/contract.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { listDeclarations, readDeclaration } from '../../contract.ts'

/** What changes with a declaration. */
export const TOUCHED = [readDeclaration, listDeclarations, listPendingMatters] as const

export const readAgain = () => void invalidateReads(TOUCHED).catch(() => undefined)

/** The figures follow in the background, within seconds. */
const FIGURES_MS = 3_000

export const readFiguresSoon = () => void setTimeout(readAgain, FIGURES_MS)

export function useDeclaration(id: string) {
  const read = useCallQuery(readDeclaration, { id }, { enabled: id !== '' })
  // Of another declaration nothing is shown while this one loads.
  return { ...read, data: read.data?.id === id ? read.data : undefined }
}
