import { fillText } from '#platform/shared/refusal.ts'
import type { Lang, LocalText } from '#platform/shared/local-text.ts'

/** Most are named; a fault that stops everything would fill pages. */
const NAMED = 20
const FURTHER: LocalText = { en: '… and {{count}} more', zh: '……另有{{count}}项' }

/** What an alert is about, a line for each; how many more there are is counted. */
export function listed(lines: readonly string[], lang: Lang): string {
  const further = lines.length - NAMED
  const named = lines.slice(0, NAMED).map((line) => `- ${line}`)
  if (further > 0) named.push(fillText(FURTHER[lang], { count: String(further) }))
  return named.join('\n')
}
