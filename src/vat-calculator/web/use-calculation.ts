import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailure, makeCall } from '#platform/web/api.ts'
import { useLang } from '#platform/web/text.ts'
import type { TypedLine } from '../columns.ts'
import { type CalculatedTax, calculateTax } from '../contract.ts'

export type Calculation = {
  /** For the lines as sent; later edits make it `stale` */
  answers: CalculatedTax | undefined
  running: boolean
  failure: CallFailure | undefined
  /** @returns the answers; undefined on failure */
  run(lines: TypedLine[]): Promise<CalculatedTax | undefined>
  reset(): void
}

/** Asks the server to calculate; the latest request wins. Changing the language asks again. */
export function useCalculation(): Calculation {
  const lang = useLang()
  const [answers, setAnswers] = useState<CalculatedTax>()
  const [running, setRunning] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const lastRun = useRef<{ lines: TypedLine[]; lang: string }>(undefined)
  const newest = useRef(0)

  const run = useCallback(
    async (lines: TypedLine[]): Promise<CalculatedTax | undefined> => {
      const mine = ++newest.current
      lastRun.current = { lines, lang }
      setRunning(true)
      setFailure(undefined)
      try {
        const found = await makeCall(calculateTax, { lines }, { quiet: true })
        if (mine === newest.current) setAnswers(found)
        return found
      } catch (error) {
        if (mine === newest.current) setFailure(error as CallFailure)
        return undefined
      } finally {
        if (mine === newest.current) setRunning(false)
      }
    },
    [lang],
  )

  useEffect(() => {
    if (lastRun.current && lastRun.current.lang !== lang) void run(lastRun.current.lines)
  }, [lang, run])

  function reset() {
    newest.current++
    lastRun.current = undefined
    setAnswers(undefined)
    setFailure(undefined)
    setRunning(false)
  }
  return { answers, running, failure, run, reset }
}
