import { sql, type SQL } from 'drizzle-orm'
import { orderLines } from '#orders/server/orders.tables.ts'
import { invoices } from './invoices.tables.ts'

/**
 * A company's invoices and credit notes, for the list of its documents: one of the selects that it unites. They are
 * written anew at each download, so that who opened them is not kept.
 */
export const invoicesInVault = ({ companyId, timeZone }: { companyId: string; timeZone: string }): SQL => sql`
  select invoices.id, 'INVOICE' as origin, invoices.number || '.pdf' as name, 'application/pdf' as type,
    null::int as size, 'INVOICE' as kind,
    case invoices.kind
      when 'INVOICE' then '{"en": "Invoice", "zh": "发票"}'::jsonb
      else '{"en": "Credit note", "zh": "红字发票"}'::jsonb
    end as label,
    coalesce((
      select array_agg(distinct lines.country order by lines.country) from ${orderLines} as lines
      where lines.order_id = invoices.order_id and lines.company_id = invoices.company_id
    ), '{}') as countries,
    null::text as person, null::text as expires_on, null::timestamptz as retired_at, false as sensitive,
    true as bound, 'staff' as uploaded_by, invoices.issued_at as uploaded_at,
    extract(year from invoices.issued_at at time zone ${timeZone}::text)::int as year,
    invoices.order_id, null::timestamptz as deleted_at, null::text as deleted_by
  from ${invoices} as invoices where invoices.company_id = ${companyId}`
