import { useMemo } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { useReader } from '../use-reader.ts'

type Entered = Readonly<Record<string, { by: string; at: string }>>

/** `Entered for you by Jonas Weber on 25 November 2026`, for each answer that staff entered. */
export function useEntered(entered: Entered): Readonly<Record<string, string>> {
  const { t, lang, timeZone } = useReader()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(entered).map(([path, { by, at }]) => [
          path,
          t('enteredForYou', { name: by, date: formatInstant(at, lang, 'full', timeZone) }),
        ]),
      ),
    [entered, t, lang, timeZone],
  )
}
