import { and, asc, count, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { workOrderInScope } from '#staff/server/public.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { MOST_OPEN_TASKS, type TASK_VIEWS } from '../../staff/tasks-contract.ts'
import { workOrders } from '../work-orders.tables.ts'
import { woTasks } from '../tasks.tables.ts'

type View = (typeof TASK_VIEWS)[number]

/** What was done is looked up for a while; all of it is in the history. */
const DONE_SHOWN = 10
const soonest = [sql`${woTasks.dueOn} nulls last`, asc(woTasks.id)]
const columns = { task: woTasks, staffName: staffMembers.name }
const isOwner = eq(staffMembers.id, woTasks.staffId)

/** The open ones, then what was done last. */
export async function tasksOfWorkOrder(executor: Executor, workOrderId: string) {
  const ofOrder = eq(woTasks.workOrderId, workOrderId)
  const open = await executor
    .select(columns)
    .from(woTasks)
    .innerJoin(staffMembers, isOwner)
    .where(and(ofOrder, isNull(woTasks.doneAt)))
    .orderBy(...soonest)
    .limit(MOST_OPEN_TASKS)
  const done = await executor
    .select(columns)
    .from(woTasks)
    .innerJoin(staffMembers, isOwner)
    .where(and(ofOrder, isNotNull(woTasks.doneAt)))
    .orderBy(desc(woTasks.doneAt), asc(woTasks.id))
    .limit(DONE_SHOWN)
  return [...open, ...done]
}

export async function countOpenTasks(executor: Executor, workOrderId: string): Promise<number> {
  const [row] = await executor
    .select({ found: count() })
    .from(woTasks)
    .where(and(eq(woTasks.workOrderId, workOrderId), isNull(woTasks.doneAt)))
  return row?.found ?? 0
}

export async function findTask(executor: Executor, companyId: string, id: string) {
  const [row] = await executor
    .select()
    .from(woTasks)
    .where(and(eq(woTasks.companyId, companyId), eq(woTasks.id, id)))
  return row
}

const ofView = (view: View, staffId: string) =>
  ({
    mine: { where: and(eq(woTasks.staffId, staffId), isNull(woTasks.doneAt)), order: soonest },
    given: {
      where: and(eq(woTasks.createdBy, staffId), ne(woTasks.staffId, staffId), isNull(woTasks.doneAt)),
      order: soonest,
    },
    done: {
      where: and(eq(woTasks.staffId, staffId), isNotNull(woTasks.doneAt)),
      order: [desc(woTasks.doneAt), asc(woTasks.id)],
    },
  })[view]

type Listing = { view: View; staffId: string; scope: StaffScope; page: number; pageSize: number }

export async function pageOfTasks(executor: Executor, { view, staffId, scope, page, pageSize }: Listing) {
  const { where: isInView, order } = ofView(view, staffId)
  const where = and(isInView, workOrderInScope(scope, woTasks.workOrderId))
  const rows = await executor
    .select({
      ...columns,
      number: workOrders.number,
      product: workOrders.productName,
      country: workOrders.country,
      company: companies.name,
      companyOriginal: companies.nameOriginal,
    })
    .from(woTasks)
    .innerJoin(staffMembers, isOwner)
    .innerJoin(workOrders, eq(workOrders.id, woTasks.workOrderId))
    .innerJoin(companies, eq(companies.id, woTasks.companyId))
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows,
    total: await totalOf(executor, { from: woTasks, where, order, page, pageSize }, rows.length),
  }
}
