import type { Day } from '#platform/shared/calendar.ts'
import type { HistoryKey, HistoryParams } from './history.ts'

/** What was handed in for a step: when, by which way, and the reference that it got. */
export type FilingEntry = { on: Day; way: string | null; reference: string | null }

type Entry = { nodeId: string | null; key: HistoryKey; params: HistoryParams }

/**
 * What was filed for a step, in the order of filing: the application and what followed it. The step itself keeps only
 * its last date. When staff reopen a step they correct what they recorded: earlier filings are void.
 * @param history the oldest entry first
 */
export function filingsOfStep(nodeId: string, history: readonly Entry[]): FilingEntry[] {
  const own = history.filter((entry) => entry.nodeId === nodeId)
  return own
    .slice(own.findLastIndex(({ key }) => key === 'node.reopened') + 1)
    .filter(({ key }) => key === 'node.filed' || key === 'node.filedAutomatically')
    .flatMap(({ params: { date, way, reference } }) =>
      typeof date === 'string' && date !== ''
        ? [{ on: date, way: said(way), reference: said(reference) }]
        : [],
    )
}

const said = (param: HistoryParams[string] | undefined): string | null =>
  typeof param === 'string' && param !== '' ? param : null
