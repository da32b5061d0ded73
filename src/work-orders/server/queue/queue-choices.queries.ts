import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { inScope } from '#staff/server/public.ts'
import type { LocalText } from '#platform/shared/local-text.ts'
import { woNodes, workOrders } from '../work-orders.tables.ts'

/** The different values of an indexed column, one look into the index for each and not one for each row. */
function differentValues(column: Column): SQL {
  const name = sql.identifier(column.name)
  return sql`with recursive found as (
      (select ${name} as value from ${workOrders} where ${name} is not null order by ${name} limit 1)
      union all
      select (select ${name} from ${workOrders} where ${name} > found.value order by ${name} limit 1)
      from found where found.value is not null
    ) select value from found where value is not null`
}

type Named = { value: string; name: LocalText }

const services = sql`
  select code.value, (
    select product_name from ${workOrders} where product_code = code.value order by bought_at desc limit 1
  ) as name
  from (${differentValues(workOrders.productCode)}) as code`

/** Which of the values some work order of the scope has. */
function seenIn(scope: StaffScope, column: Column): SQL {
  const seen = inScope(scope, workOrders)
  return seen
    ? sql`where exists (select from ${workOrders} where ${column} = found.value and ${seen})`
    : sql``
}

/** The services that were ever bought, each as it was called last. */
export async function servicesInQueue(executor: Executor, scope: StaffScope): Promise<Named[]> {
  const { rows } = await executor.execute<Named>(
    sql`select * from (${services}) as found ${seenIn(scope, workOrders.productCode)}`,
  )
  return rows
}

/** Those of them that are called so, in either language or by their code; as the search of the queue unites them. */
export const servicesCalled = (pattern: string): SQL => sql`
  select 'service' as kind, value as id from (${services}) as services
  where value like ${pattern} or lower(name->>'en') like ${pattern} or lower(name->>'zh') like ${pattern}`

export async function countriesInQueue(executor: Executor, scope: StaffScope): Promise<string[]> {
  const { rows } = await executor.execute<{ value: string }>(
    sql`select * from (${differentValues(workOrders.country)}) as found ${seenIn(scope, workOrders.country)}`,
  )
  return rows.map(({ value }) => value)
}

/** The steps at which work orders are, each as one of them calls it. */
export async function stepsInQueue(executor: Executor, scope: StaffScope): Promise<Named[]> {
  const { rows } = await executor.execute<Named>(sql`select * from (
    select step.value, (
      select name from ${woNodes} where key = step.value and work_order_id = (
        select id from ${workOrders} where current_node_key = step.value order by current_node_key, id desc limit 1
      ) limit 1
    ) as name
    from (${differentValues(workOrders.currentNodeKey)}) as step) as found ${seenIn(scope, workOrders.currentNodeKey)}`)
  return rows
}
