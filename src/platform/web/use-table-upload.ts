import { useState } from 'react'
import type { z } from 'zod'
import type { CallDefinition } from '../shared/call.ts'
import { CallFailure } from './api.ts'
import { uploadFile } from './file-calls.ts'

/** Sends a table, one at a time; a refusal is already shown as a message, and nothing is kept of an earlier answer. */
export function useTableUpload<O extends z.ZodType>(
  call: CallDefinition<z.ZodType, O>,
  /** What the page reads again when the table has arrived; it stays busy until then. */
  onArrived: () => unknown,
  fields?: Record<string, string>,
) {
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<z.output<O>>()
  const send = async (file: File | undefined) => {
    if (!file || isBusy) return
    setBusy(true)
    setOutcome(undefined)
    try {
      setOutcome(await uploadFile(call, file, fields ? { fields } : {}))
      await onArrived()
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, outcome, send: (file: File | undefined) => void send(file) }
}
