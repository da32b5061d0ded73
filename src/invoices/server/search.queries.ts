import { sql, type SQL } from 'drizzle-orm'
import { bestOf, listOf } from '#platform/server/search.queries.ts'
import { invoices } from './invoices.tables.ts'

/** Invoices and credit notes by their numbers in full. */
export const invoicesNumbered = (numbers: readonly string[]): SQL =>
  bestOf(sql`
    select 'INVOICE' as kind, number as id,
      jsonb_build_object('en', buyer->>'companyName', 'zh', coalesce(buyer->>'companyNameOriginal', buyer->>'companyName')) as title,
      order_number as detail, number, null::text as country, issued_at as at, 0 as rank
    from ${invoices} where number = any(${listOf(numbers)})`)
