import { and, eq, isNull, sql, type Column, type SQL } from 'drizzle-orm'
import type { Executor } from '#platform/server/database.ts'
import type { StaffScope } from '#platform/shared/principal.ts'
import { staffMembers } from './staff.tables.ts'

/** Where a record says of which country and company it is, and to whom it is assigned. */
export type ScopedColumns = {
  country: Column | SQL
  /** For what is assigned to nobody itself: it belongs to whoever has a work order of the company in that country. */
  companyId: Column | SQL
  /** Of work that is assigned itself. */
  assigneeId?: Column | SQL
}

const textList = (values: readonly string[]) =>
  values.length === 0
    ? sql`'{}'::text[]`
    : sql`array[${sql.join(
        values.map((one) => sql`${one}`),
        sql`, `,
      )}]::text[]`

/**
 * Which rows are in somebody's scope: the condition of every query by which staff read what is a company's. Undefined:
 * all of them. Of unknown country it is in no scope but `all`.
 */
export function inScope(scope: StaffScope, row: ScopedColumns): SQL | undefined {
  if (scope === 'all') return undefined
  const { countries, assignedTo } = scope
  return within(row, {
    countries: textList(countries),
    staffId: assignedTo === null ? null : sql`${assignedTo}`,
  })
}

/** For prepared statements: one for each shape of scope, its values given when it is executed. */
export type ScopeShape = 'all' | 'countries' | 'withOwn'

export const scopeShape = (scope: StaffScope): ScopeShape =>
  scope === 'all' ? 'all' : scope.assignedTo === null ? 'countries' : 'withOwn'

export const scopeValues = (scope: StaffScope) =>
  scope === 'all' ? {} : { scopeCountries: [...scope.countries], scopeStaffId: scope.assignedTo }

function within(row: ScopedColumns, { countries, staffId }: { countries: SQL; staffId: SQL | null }): SQL {
  const ofCountry = sql`${row.country} = any(${countries})`
  return staffId === null ? ofCountry : sql`(${ofCountry} or ${assigned(staffId, row)})`
}

/** Named by its table: the module of work orders is above this one, and its assignments decide for all others. */
function assigned(staffId: SQL, { country, companyId, assigneeId }: ScopedColumns): SQL {
  if (assigneeId) return sql`${assigneeId} = ${staffId}`
  return sql`exists (select from work_orders as theirs where theirs.company_id = ${companyId}
    and theirs.country = ${country} and theirs.assignee_id = ${staffId})`
}

/** The same for what belongs to a work order, by its id. */
export function workOrderInScope(scope: StaffScope, workOrderId: Column | SQL): SQL | undefined {
  if (scope === 'all') return undefined
  return sql`exists (select from work_orders as work where work.id = ${workOrderId} and ${inScope(scope, WORK)})`
}

/** The same for what is a company's and of no country: the company has work in the scope. */
export function companyInScope(scope: StaffScope, companyId: Column | SQL): SQL | undefined {
  if (scope === 'all') return undefined
  return sql`exists (select from work_orders as work where work.company_id = ${companyId} and ${inScope(scope, WORK)})`
}

const WORK: ScopedColumns = {
  country: sql`work.country`,
  companyId: sql`work.company_id`,
  assigneeId: sql`work.assignee_id`,
}

/** What somebody may work on: a work order, or what is of a company in a country. Of no company it is everybody’s. */
export type WorkOn =
  | { workOrderId: string }
  | { companyId: string | null; country?: string | null; assigneeId?: string | null }

/** Whether it is assigned to somebody, or a work order of it. */
export async function worksOn(executor: Executor, staffId: string, of: WorkOn): Promise<boolean> {
  if ('companyId' in of && (of.companyId === null || of.assigneeId === staffId)) return true
  const where =
    'workOrderId' in of
      ? sql`id = ${of.workOrderId}`
      : sql`company_id = ${of.companyId} ${of.country ? sql`and country = ${of.country}` : sql``}`
  const { rows } = await executor.execute(
    sql`select from work_orders where assignee_id = ${staffId} and ${where} limit 1`,
  )
  return rows.length > 0
}

/** Who sees what, of those who have not left, by name. */
export function listScopes(executor: Executor) {
  return executor
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      role: staffMembers.role,
      scope: staffMembers.scope,
      countries: staffMembers.countries,
    })
    .from(staffMembers)
    .where(isNull(staffMembers.disabledAt))
    .orderBy(staffMembers.name)
}

/** One of them, locked until the transaction ends. */
export async function lockScope(executor: Executor, staffId: string) {
  const [member] = await executor
    .select()
    .from(staffMembers)
    .where(and(eq(staffMembers.id, staffId), isNull(staffMembers.disabledAt)))
    .for('update')
  return member
}
