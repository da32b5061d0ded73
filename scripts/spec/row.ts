import type { Place } from './place.ts'

/** One statement of the specification, in our words, and how it is held against the running product. */
export type Row = {
  /** Section of the specification and a name: `6.headers`. */
  id: string
  says: string
  over: 'HTTP' | 'browser'
  /** Throws what is wrong. A row without one fails. */
  check?: (place: Place) => Promise<void>
  /** What is still to be filled: access and the honest empty answer are checked, and the row is counted as due. */
  due?: string
  /** Waits long by its nature; begun first. */
  slow?: true
}

export type Outcome = { row: Row; state: 'ok' | 'DUE' | 'FAILED'; why: string; milliseconds: number }

/** Checks one row; whatever goes wrong in it is its failure. */
export async function runRow(row: Row, place: Place): Promise<Outcome> {
  const begun = performance.now()
  const since = () => Math.round(performance.now() - begun)
  try {
    if (!row.check) throw new Error('nothing checks this row')
    await row.check(place)
    const state = row.due === undefined ? 'ok' : 'DUE'
    return { row, state, why: row.due ?? '', milliseconds: since() }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { row, state: 'FAILED', why, milliseconds: since() }
  }
}

/** What is wrong with a run as a whole; empty if it may pass. */
export function problemsOf(
  table: readonly Row[],
  outcomes: readonly Outcome[],
  { nothingDue }: { nothingDue: boolean },
): string[] {
  const ids = table.map(({ id }) => id)
  const ran = new Set(outcomes.map(({ row }) => row.id))
  const failed = outcomes.filter(({ state }) => state === 'FAILED')
  const due = outcomes.filter(({ state }) => state === 'DUE')
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands in the table twice`),
    ...ids.filter((id) => !ran.has(id)).map((id) => `${id} was not run`),
    ...failed.map(({ row, why }) => `${row.id} failed: ${why}`),
    ...(nothingDue ? due.map(({ row }) => `${row.id} is still due`) : []),
  ]
}

/** One line for one row. */
export function lineOf({ row, state, why, milliseconds }: Outcome): string {
  const first = why.split('\n').find((line) => line.trim() !== '') ?? ''
  const note = first === '' ? '' : `  (${first.trim().slice(0, 240)})`
  return `${state.padEnd(6)} ${row.id.padEnd(34)} ${row.over.padEnd(7)} ${String(milliseconds).padStart(6)} ms  ${row.says}${note}`
}
