import { periodOfRow } from '#declarations/period-title.ts'
import type { Executor } from '#platform/server/database.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { pickText, type Lang } from '#platform/shared/local-text.ts'
import type { EndPoint } from '../contract.ts'
import { finalReturn, stockState, TICKS, unsettledReturns, type EndPointKind } from '../points-of-end.ts'
import {
  movementsAfter,
  othersIn,
  reportedUntil,
  returnsOf,
  shopsOf,
  ticksOf,
  type EndedRow,
} from './endings.queries.ts'
import type { EndingTickRow } from './endings.tables.ts'

export type Reading = {
  lang: Lang
  isStaff: boolean
  /** The first day of which returns are kept. */
  kept: Day
  nameOfFile: (fileId: string) => string
}
type Plain = Omit<EndPoint, 'mayTick' | 'mayUntick' | 'ticked'>

/** Everything that a number leaves behind, each with how far it is. */
export async function pointsOf(executor: Executor, row: EndedRow, end: Day, reading: Reading) {
  const key = { companyId: row.companyId, registrationId: row.id }
  const ticks = new Map((await ticksOf(executor, key)).map((tick) => [tick.point, tick]))
  const returns = await returnsOf(executor, key)
  const last = finalReturn(returns, end, reading.kept)
  const unsettled = unsettledReturns(returns).filter(
    ({ id, taxStatus }) => id !== last.id || taxStatus !== 'NONE',
  )
  const points: Plain[] = [
    { ...EMPTY, kind: 'FINAL_RETURN', point: 'FINAL_RETURN', state: last.state, declarationId: last.id },
    {
      ...EMPTY,
      kind: 'TAX',
      point: 'TAX',
      state: unsettled.length > 0 ? 'OPEN' : 'DONE',
      count: unsettled.length,
      labels: unsettled.map((one) => periodOfRow(one, reading.lang)),
    },
    await stockPoint(executor, row, { end, isConfirmed: ticks.has('STOCK'), lang: reading.lang }),
    ...(await shopsOf(executor, row.companyId)).map(({ id, name }) => ticked('SHOP', id, name, ticks)),
    ...(await othersOf(executor, row, { ticks, lang: reading.lang })),
  ]
  return points.map((point) => withTick(point, ticks.get(point.point), reading))
}

const EMPTY = { name: null, declarationId: null, count: 0, labels: [] }

type Ticks = ReadonlyMap<string, EndingTickRow>

function ticked(kind: EndPointKind, id: string, name: string, ticks: Ticks): Plain {
  const point = `${kind}:${id}`
  return { ...EMPTY, kind, point, name, state: ticks.has(point) ? 'DONE' : 'OPEN' }
}

async function stockPoint(
  executor: Executor,
  { companyId, country }: EndedRow,
  { end, isConfirmed, lang }: { end: Day; isConfirmed: boolean; lang: Lang },
): Promise<Plain> {
  const months = await movementsAfter(executor, { companyId, country, end })
  const movedAfter = months.reduce((sum, { count }) => sum + count, 0)
  const known = { movedAfter, reportedUntil: await reportedUntil(executor, companyId), isConfirmed }
  const labels = months.map(({ month }) => formatDay(`${month}-01`, lang, 'month'))
  return { ...EMPTY, kind: 'STOCK', point: 'STOCK', state: stockState(known, end), count: movedAfter, labels }
}

/** EPR and EORI go on by themselves; what a representative was given as a guarantee comes back on demand. */
async function othersOf(
  executor: Executor,
  row: EndedRow,
  { ticks, lang }: { ticks: Ticks; lang: Lang },
): Promise<Plain[]> {
  const others = await othersIn(executor, row)
  const numbers = others.filter(({ kind }) => kind === 'EPR_NUMBER' || kind === 'EORI_NUMBER')
  const hasGuarantee = others.some(({ kind }) => kind === 'MANDATE')
  return [
    ...numbers.map(({ id, productName, registrationNumber: number }) => {
      const product = pickText(productName, lang)
      return ticked('NUMBER', id, number === null ? product : `${product} ${number}`, ticks)
    }),
    {
      ...EMPTY,
      kind: 'GUARANTEE',
      point: 'GUARANTEE',
      state: ticks.has('GUARANTEE') ? 'DONE' : hasGuarantee ? 'OPEN' : 'NOT_NEEDED',
    },
  ]
}

function withTick(point: Plain, tick: EndingTickRow | undefined, { isStaff, nameOfFile }: Reading): EndPoint {
  const rule = TICKS[point.kind]
  const isOver = point.state === 'DONE' || point.state === 'NOT_NEEDED'
  return {
    ...point,
    mayTick: rule !== undefined && !isOver && (isStaff || rule.by === 'both'),
    mayUntick: tick !== undefined && isStaff,
    ticked: tick
      ? {
          on: tick.doneOn,
          by: tick.givenByName,
          at: tick.givenAt.toISOString(),
          note: tick.note,
          file: tick.fileId === null ? null : { uploadId: tick.fileId, name: nameOfFile(tick.fileId) },
        }
      : null,
  }
}
