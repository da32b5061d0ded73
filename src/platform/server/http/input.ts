import type { CallDefinition } from '../../shared/call.ts'
import type { LocalText } from '../../shared/local-text.ts'
import { fieldMessage } from './field-message.ts'
import { wireRefusals } from './wire-refusals.ts'

/** Validates the input of a call. @throws code 400 with `fields: path → message` */
export function parseInput(call: CallDefinition, raw: unknown): unknown {
  const parsed = call.input.safeParse(storable(raw ?? {}), { reportInput: true })
  if (parsed.success) return parsed.data
  const fields: Record<string, LocalText> = {}
  for (const issue of parsed.error.issues.slice(0, 50)) {
    const path = issue.path.map(String).join('.') || '(body)'
    fields[path] ??= fieldMessage(issue)
  }
  throw wireRefusals.bad_input({ fields })
}

const DEEPEST = 64

/**
 * Makes text storable: pasted from a PDF it may contain zero bytes, truncated in the middle of a character half a
 * surrogate pair.
 * @throws code 400 for input nested deeper than any of ours
 */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEEPEST) throw wireRefusals.bad_request()
  if (Array.isArray(value)) return value.map((item) => storable(item, depth + 1))
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key,
    storable(inner, depth + 1),
  ])
  return Object.fromEntries(entries)
}
