import { readCache } from '#platform/web/query.ts'

/** Whether a call is one of those that staff make; what one of them changes may show in any other. */
export const isOfStaff = (path: string): boolean => path.startsWith('/staff/')

/** Reads again what staff see, after a change that `useStaffAction` did not make. */
export const readStaffAgain = (): Promise<void> =>
  readCache().invalidateQueries({ predicate: ({ queryKey }) => isOfStaff(String(queryKey[0])) })
