import { sql, type SQL } from 'drizzle-orm'
import { bestOf, listOf } from '#platform/server/search.queries.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { workOrderInScope } from '#staff/server/public.ts'
import { confirmations } from './confirmations.tables.ts'

/** Letters by their numbers in full; the id is that of their work order. */
export const confirmationsNumbered = (numbers: readonly string[], scope: StaffScope): SQL =>
  bestOf(sql`
    select 'LETTER' as kind, work_order_id as id, content->'service' as title, content->'company'->>'name' as detail,
      number, content->>'country' as country, created_at as at, 0 as rank
    from ${confirmations} where number = any(${listOf(numbers)})
      and ${workOrderInScope(scope, confirmations.workOrderId) ?? sql`true`}`)
