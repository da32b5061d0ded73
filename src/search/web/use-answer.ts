import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '#platform/shared/call.ts'
import { makeCall } from '#platform/web/api.ts'
import type { Found } from './found.ts'
import type { Answer } from './palette-view.ts'

/** As long as somebody types quickly, nothing is asked. */
const QUIET_MS = 120

export type SearchCall = CallDefinition<
  z.ZodType<unknown, { q: string }>,
  z.ZodType<{ results: readonly Found[] }>
>

/** Asks for what is typed; an answer that has been overtaken is dropped. */
export function useAnswer(call: SearchCall, typed: string, staff: boolean) {
  const [answer, setAnswer] = useState<Answer>()
  const [again, setAgain] = useState({ q: '', tries: 0 })
  const q = typed.trim()
  useEffect(() => {
    if (q === '') return undefined
    const overtaken = new AbortController()
    const ask = () =>
      makeCall(call, { q }, { staff, signal: overtaken.signal, quiet: true }).then(
        ({ results }) => setAnswer({ typed: q, results }),
        () => overtaken.signal.aborted || setAnswer({ typed: q, failed: true }),
      )
    const timer = setTimeout(() => void ask(), again.q === q ? 0 : QUIET_MS)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [call, q, staff, again])
  const askAgain = () => {
    setAnswer(undefined)
    setAgain(({ tries }) => ({ q, tries: tries + 1 }))
  }
  return { answer, askAgain }
}
