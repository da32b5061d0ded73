import { z } from 'zod'
import type { CallDefinition } from '../../shared/call.ts'
import type { Lang, LocalText } from '../../shared/local-text.ts'
import { wireRefusals } from './wire-refusals.ts'

const english = z.locales.en().localeError
const chinese = z.locales.zhCN().localeError

/** Validates the input of a call. @throws code 400 with `fields: path → message` in the request's language */
export function parseInput(call: CallDefinition, raw: unknown, lang: Lang): unknown {
  const parsed = call.input.safeParse(raw ?? {}, { error: lang === 'zh' ? chinese : english })
  if (parsed.success) return parsed.data
  const fields: Record<string, LocalText> = {}
  for (const issue of parsed.error.issues.slice(0, 50)) {
    const path = issue.path.map(String).join('.') || '(body)'
    fields[path] ??= { en: issue.message, zh: issue.message }
  }
  throw wireRefusals.bad_input({ fields })
}
