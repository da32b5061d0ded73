import { inArray, sql, type SQL } from 'drizzle-orm'
import { type Holder, statusesOf } from '../whose-turn.ts'
import { declarations } from './declarations.tables.ts'

const { status, waitingFor, nilStatedAt } = declarations

/** `isNilToMake`, in SQL. */
export const nilToMake: SQL = sql`(${status} = 'AWAITING_DATA' and ${nilStatedAt} is not null and ${waitingFor} = '[{"reason":"NOTHING_FOUND"}]')`

/** `turnOf`, in SQL. */
export function isTurnOf(holder: Holder): SQL {
  const among = inArray(status, statusesOf(holder))
  if (holder === 'agency') return sql`(${among} or ${nilToMake})`
  return holder === 'seller' ? sql`(${among} and not ${nilToMake})` : among
}
