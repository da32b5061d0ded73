import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from './executor.ts'
import { fixedText } from './send-text.queries.ts'
import { asParameter, asParts, type Change, insertText, rowsFor, type NewRows } from './whole-rows.ts'

/*
 * What a transaction writes and does not read again: rows, changes of rows, jobs and hints. It leaves with the commit, in one statement,
 * which costs the database and the server a fraction of as many statements as there are things to write.
 */

export type WantedJob = {
  identifier: string
  payload: Record<string, unknown>
  /** Only where this holds, a condition in SQL of what is `wanted.payload`: the text of a program, never of a person. */
  onlyIf?: string
}

/** New rows of a table, or a change of some that it has. */
type Part = NewRows | Change

type Leaving = {
  parts: Part[]
  jobs: WantedJob[]
  /** What is told to other processes, once each. */
  hints: Set<string>
  /** What must be read first, at the last moment. */
  before: (() => Promise<void>)[]
  /** The pool whose connection the transaction is on. */
  pool: object | undefined
}

/** The channel of the database on which processes tell each other what is to be read again. */
export const HINTS_CHANNEL = 'greenlane_hints'

const leavings = new WeakMap<object, Leaving>()

/** Called when a transaction begins. */
export function collectFor(tx: object, pool?: object): void {
  leavings.set(tx, { parts: [], jobs: [], hints: new Set(), before: [], pool })
}

function leavingOf(tx: object): Leaving {
  const leaving = leavings.get(tx)
  if (!leaving) throw new Error('a transaction that is not one of ours, or is over')
  return leaving
}

/** Rows that nothing in this transaction reads, nor refers to. What they violate is refused at its end. */
export function insertWithCommit<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: readonly T['$inferInsert'][],
): void {
  if (rows.length > 0) leavingOf(tx).parts.push(rowsFor(table, rows))
}

/**
 * A change of rows that nothing in this transaction reads afterwards, nor changes at once: what was asked for before and
 * leaves too comes first.
 */
export function changeWithCommit(tx: Transaction, change: Change): void {
  leavingOf(tx).parts.push(change)
}

export function addWithCommit(tx: Transaction, jobs: readonly WantedJob[]): void {
  leavingOf(tx).jobs.push(...jobs)
}

export function hintWithCommit(tx: Transaction, hint: string): void {
  leavingOf(tx).hints.add(hint)
}

/** The pool on whose connection a transaction of ours is. */
export const poolOf = (tx: Transaction): object | undefined => leavingOf(tx).pool

/** Work of the last moment, that adds rows to those that leave. */
export function beforeCommit(tx: Transaction, work: () => Promise<void>): void {
  leavingOf(tx).before.push(work)
}

/**
 * Sends what leaves, as the last statement before the commit, which need not wait for its answer: of a transaction in
 * which a statement failed, the database keeps nothing.
 * @returns what waits for the answer
 */
export async function sendLeaving(tx: Transaction): Promise<() => Promise<void>> {
  const leaving = leavingOf(tx)
  for (const work of leaving.before) await work()
  leavings.delete(tx)
  const sent = send(tx, leaving)
  // Whoever began the transaction asks for it, after the commit.
  sent.catch(() => {})
  return () => sent
}

const statements = new Map<string, ReturnType<typeof fixedText>>()

async function send(tx: Transaction, { parts, jobs, hints }: Leaving): Promise<void> {
  const inTurn = groupsOf(parts)
  const last = inTurn.pop() ?? new Map<string, Part>()
  const sent = inTurn.map((group) => sendGroup(tx, group, [], []))
  await Promise.all([...sent, sendGroup(tx, last, jobs, [...hints])])
}

async function sendGroup(
  tx: Transaction,
  group: ReadonlyMap<string, Part>,
  jobs: readonly WantedJob[],
  hints: readonly string[],
): Promise<void> {
  const parts = [...group.values()]
  const parameters = parts.flatMap((part) => (isChange(part) ? part.values : [asParameter(part)]))
  const conditions = [...new Set(jobs.flatMap(({ onlyIf }) => onlyIf ?? []))]
  const has = { jobs: jobs.length > 0, conditions, hints: hints.length > 0 }
  if (has.jobs) parameters.push(JSON.stringify(jobs.map((job) => sentJob(job, conditions))))
  if (has.hints) parameters.push(JSON.stringify(hints))
  if (parameters.length === 0) return
  const key = JSON.stringify([...parts.map(nameOf), has])
  const statement = statements.get(key) ?? fixedText(textFor(parts, has))
  statements.set(key, statement)
  await statement(tx, parameters)
}

const isChange = (part: Part): part is Change => 'text' in part

const nameOf = (part: Part): string =>
  isChange(part) ? part.name : `${getTableName(part.table)} ${part.keys.join()}`

/**
 * A statement may write its parts in any order, and sees of a table what was there before it. New rows of one table are
 * one part, the first one first; where their columns differ, and where rows are changed, they need a statement each.
 */
function groupsOf(all: readonly Part[]): Map<string, Part>[] {
  const groups: Map<string, Part>[] = []
  for (const one of all) {
    const name = getTableName(one.table)
    const latest = groups.findLast((group) => group.has(name))
    const known = latest?.get(name)
    if (latest && known && !isChange(known) && !isChange(one) && known.keys.join() === one.keys.join())
      latest.set(name, { ...known, rows: [...known.rows, ...one.rows] })
    else groupAfter(groups, latest).set(name, one)
  }
  return groups
}

/** The group after another one, or the first one; a new one where there is none. */
function groupAfter(groups: Map<string, Part>[], group: Map<string, Part> | undefined) {
  const index = group ? groups.indexOf(group) + 1 : 0
  return (groups[index] ??= new Map())
}

/** Which condition a job has is a number, so that there is one text for all jobs with the same ones. */
const sentJob = ({ identifier, payload, onlyIf }: WantedJob, conditions: readonly string[]) => ({
  identifier,
  payload,
  ...(onlyIf !== undefined && { condition: conditions.indexOf(onlyIf) }),
})

const ifWanted = (conditions: readonly string[]): string =>
  conditions.length === 0
    ? ''
    : ` where case wanted.condition ${conditions.map((text, index) => `when ${index} then ${text}`).join(' ')} else true end`

const JOBS = (parameter: number, conditions: readonly string[]): string =>
  `(select count(*) from graphile_worker.add_jobs(array(select row(wanted.identifier, wanted.payload, null, null, null, null, null, null)::graphile_worker.job_spec from json_to_recordset($${parameter}::json) as wanted(identifier text, payload json, condition int)${ifWanted(conditions)})))`

const HINTS = (parameter: number): string =>
  `(select count(pg_notify('${HINTS_CHANNEL}', hint)) from json_array_elements_text($${parameter}::json) as hint)`

function textFor(
  parts: readonly Part[],
  has: { jobs: boolean; conditions: readonly string[]; hints: boolean },
): string {
  let next = 1
  const texts = parts.map((part) => {
    const first = next
    next += isChange(part) ? part.values.length : 1
    return isChange(part) ? withParametersFrom(first, part.text) : insertText(part, first)
  })
  const said: string[] = []
  if (has.jobs) said.push(JOBS(next++, has.conditions))
  if (has.hints) said.push(HINTS(next++))
  const before = texts.length === 0 ? '' : `with ${asParts(texts)} `
  return `${before}select ${said.length === 0 ? '1' : said.join(', ')}`
}

const withParametersFrom = (first: number, text: string): string =>
  text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + first - 1}`)
