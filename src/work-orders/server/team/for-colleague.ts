import { fillText } from '#platform/shared/refusal.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import type { HistoryRecord } from '../../records.ts'
import { presentHistory } from '../present-history.ts'
import type { Reading } from '../present-card.ts'
import type { Work } from '../work.ts'
import { staffNames } from '../work-orders.queries.ts'
import type { HistoryRow } from '../work-orders.tables.ts'

const FOR: LocalText = { en: '{{text}}, for {{name}}', zh: '{{text}}（代{{name}}）' }

/** To assign is to take over, which names both by itself. */
const TAKES_OVER: ReadonlySet<string> = new Set(['order.assigned', 'order.unassigned'])

/** Whoever acts on a colleague's order without taking it over acts for them: the history names both. */
export async function nameColleague({ tx, workOrder, before, actor, lines }: Work): Promise<void> {
  const { assigneeId } = workOrder
  if (assigneeId === null || assigneeId === actor.id || before.assigneeId !== assigneeId) return
  const own = lines.filter(
    ({ actorId, internal, key }) => actorId === actor.id && !internal && !TAKES_OVER.has(key),
  )
  if (own.length === 0) return
  const name = (await staffNames(tx, [assigneeId])).get(assigneeId)
  if (name) for (const line of own) line.params = { ...line.params, forColleague: name }
}

/** A line as the staff read it: sellers are not told who stood in for whom. */
export function presentForStaff(row: HistoryRow, reading: Reading): HistoryRecord {
  const line = presentHistory(row, reading)
  const { forColleague: name } = row.params
  return typeof name === 'string'
    ? { ...line, text: fillText(FOR[reading.lang], { text: line.text, name }) }
    : line
}
