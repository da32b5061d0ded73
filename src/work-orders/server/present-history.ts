import { pickText, type Lang, type LocalText } from '#platform/shared/local-text.ts'
import { fillText } from '#platform/shared/refusal.ts'
import { isDay } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { HISTORY_DETAILS, HISTORY_TEXTS, type HistoryKey, type HistoryParams } from '../history.ts'
import type { HistoryRecord } from '../records.ts'
import type { Reading } from './present-card.ts'
import type { HistoryRow } from './work-orders.tables.ts'

/** People who have not given a name. */
const INVITED: LocalText = { en: 'The invited person', zh: '受邀人' }
const AUTHORITY: LocalText = { en: 'The authority', zh: '主管机关' }

export function presentHistory(row: HistoryRow, reading: Reading): HistoryRecord {
  const { lang } = reading
  const params = paramsIn(row.params, lang)
  const detail = (HISTORY_DETAILS as Partial<Record<string, LocalText>>)[row.key]
  return {
    id: `h${row.sequence}`,
    at: row.at.toISOString(),
    key: row.key,
    nodeId: row.nodeId,
    actor: { kind: row.actorKind, name: actorName(row, reading) },
    text: sentenceOf(row.key, row.params, lang),
    detail: detail && hasAny(detail[lang], params) ? withoutGaps(fillText(detail[lang], params)) : null,
    reason: row.reason && pickText(row.reason, lang),
    internal: row.internal,
  }
}

/** What is said after the name of who did it. */
export const sentenceOf = (key: HistoryKey, params: HistoryParams, lang: Lang): string =>
  fillText(HISTORY_TEXTS[key][lang], paramsIn(params, lang))

/** `22 Nov 2026 · ELSTER`: what was not said leaves no dot behind. */
const withoutGaps = (text: string): string =>
  text
    .split(' · ')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' · ')

/** A signature has no answers and files to count, hence no detail. */
function hasAny(text: string, params: Record<string, string | number>): boolean {
  return Object.keys(params).some((name) => text.includes(`{{${name}}}`))
}

function actorName(row: HistoryRow, { lang, brand }: Reading): string {
  if (row.actorKind === 'system') return brand
  if (row.actorKind === 'invited' && row.actorName === '') return INVITED[lang]
  return row.actorKind === 'authority' ? AUTHORITY[lang] : row.actorName
}

function paramsIn(params: HistoryParams, lang: Lang): Record<string, string | number> {
  const entries = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value === 'object') return [name, pickText(value, lang)]
    return [name, isDay(value) ? formatDay(value, lang) : value]
  })
  return Object.fromEntries(entries)
}
