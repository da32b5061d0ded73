import { LANGS, type LocalText } from '#platform/shared/local-text.ts'
import { presentHistory } from '../present-history.ts'
import { readingOf } from '../present-card.ts'
import type { Work } from '../work.ts'
import { historySince } from '../work-orders.queries.ts'
import { workOrderRefusals } from '../work-orders.errors.ts'
import type { HistoryRow } from '../work-orders.tables.ts'

/** @throws when the work order has changed since it was seen, with who changed what and when */
export async function checkRevision(work: Work, seen: number | undefined): Promise<void> {
  const { revision, id } = work.workOrder
  if (seen === undefined || seen === revision) return
  const changes = (await historySince(work.tx, id, seen)).map((row) => changeIn(work, row))
  const last = changes[0] ?? UNKNOWN
  throw workOrderRefusals.stale({
    params: { who: last.by, what: last.text },
    data: { revision, changes: changes.map(({ at, by, text }) => ({ at, by, text })) },
  })
}

type Change = { at: string | null; by: LocalText; text: LocalText }

/** It was changed by an earlier version of the program, which kept no revision with its history. */
export const CHANGED_BY = {
  who: { en: 'A colleague', zh: '同事' },
  what: { en: 'changed it', zh: '有改动' },
}
const UNKNOWN: Change = { at: null, by: CHANGED_BY.who, text: CHANGED_BY.what }

function changeIn({ deps }: Work, row: HistoryRow): Change {
  const [en, zh] = LANGS.map((lang) => presentHistory(row, readingOf({ lang }, deps)))
  return {
    at: row.at.toISOString(),
    by: { en: en?.actor.name ?? '', zh: zh?.actor.name ?? '' },
    text: { en: en?.text ?? '', zh: zh?.text ?? '' },
  }
}
