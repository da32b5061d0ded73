import { sql } from 'drizzle-orm'
import { fileBindings } from '#documents/server/documents.tables.ts'
import { formSections } from '#forms/server/forms.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { woNodes, woSupplements, workOrders } from './work-orders.tables.ts'

type WorkWithFile = {
  number: string
  running: boolean
  /** It was submitted; otherwise only a draft of the form names it. */
  submitted: boolean
  /** The day of the last that happened to it: submitted again, or finished. */
  on: string
}

/** The work orders that a file was submitted for, and those whose forms name it. */
export async function workWithFile(
  executor: Executor,
  { companyId, fileId }: { companyId: string; fileId: string },
): Promise<WorkWithFile[]> {
  const { rows } = await executor.execute<WorkWithFile>(sql`
    select work.number, work.status = 'OPEN' as running, true as submitted,
      to_char(greatest(max(uses.bound_at), max(work.completed_at)) at time zone 'UTC', 'YYYY-MM-DD') as on
    from ${fileBindings} as uses
    left join ${woNodes} as nodes on nodes.id = uses.record and nodes.company_id = uses.company_id
    left join ${woSupplements} as asked on asked.id = uses.record and asked.company_id = uses.company_id
    join ${workOrders} as work on work.id = coalesce(nodes.work_order_id, asked.work_order_id)
    where uses.company_id = ${companyId} and uses.file_id = ${fileId}
    group by work.number, work.status
    union all
    select distinct work.number, true, false, ''
    from ${formSections} as sections
    join ${woNodes} as nodes on nodes.id = sections.node_id and nodes.company_id = sections.company_id
    join ${workOrders} as work on work.id = nodes.work_order_id and work.status = 'OPEN'
    where sections.company_id = ${companyId} and position(${`"${fileId}"`}::text in sections.answers::text) > 0
      and not exists (
        select 1 from ${fileBindings} as uses
        where uses.company_id = ${companyId} and uses.file_id = ${fileId} and uses.record = nodes.id
      )`)
  return rows
}
