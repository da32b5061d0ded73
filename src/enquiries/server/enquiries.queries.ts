import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { companies } from '#accounts/server/accounts.tables.ts'
import { containing } from '#platform/server/containing.ts'
import type { Executor } from '#platform/server/database.ts'
import { totalOf } from '#platform/server/paging.ts'
import { staffMembers } from '#staff/server/staff.tables.ts'
import { afterMove } from '../enquiry.ts'
import type { Enquiry, EnquiryView } from '../staff/contract.ts'
import { enquiries, type EnquiryNoteRow, enquiryNotes, type EnquiryRow } from './enquiries.tables.ts'

export type EnquiryFilter = { view: EnquiryView; keyword?: string; page: number; pageSize: number }

const people = eq(enquiries.robot, false)

const VIEWS: Record<EnquiryView, SQL | undefined> = {
  open: and(people, eq(enquiries.status, 'OPEN')),
  answered: and(people, eq(enquiries.status, 'ANSWERED')),
  closed: and(people, eq(enquiries.status, 'CLOSED')),
  robots: eq(enquiries.robot, true),
  all: undefined,
}

const NEWEST_FIRST = [desc(enquiries.createdAt), desc(enquiries.id)]

export async function pageOfEnquiries(executor: Executor, filter: EnquiryFilter) {
  const { view, keyword, page, pageSize } = filter
  const where = and(VIEWS[view], keyword ? containing(enquiries.searchText, keyword) : undefined)
  const rows = await executor
    .select()
    .from(enquiries)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [records, total, counts] = await Promise.all([
    presentEnquiries(executor, rows),
    totalOf(executor, { from: enquiries, where, order: NEWEST_FIRST, page, pageSize }, rows.length),
    countViews(executor),
  ])
  return { records, total, page, pageSize, counts }
}

async function countWhere(executor: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await executor.select({ count: count() }).from(enquiries).where(where)
  return row?.count ?? 0
}

async function countViews(executor: Executor) {
  const [open, answered, robots] = await Promise.all(
    (['open', 'answered', 'robots'] as const).map((view) => countWhere(executor, VIEWS[view])),
  )
  return { open: open ?? 0, answered: answered ?? 0, robots: robots ?? 0 }
}

/** Enquiries with their notes, in as many queries as one enquiry would need. */
export async function presentEnquiries(executor: Executor, rows: readonly EnquiryRow[]): Promise<Enquiry[]> {
  if (rows.length === 0) return []
  const customerIds = rows.flatMap((row) => (row.companyId ? [row.companyId] : []))
  const [notes, customers] = await Promise.all([
    notesOf(
      executor,
      rows.map((row) => row.id),
    ),
    customerIds.length === 0
      ? []
      : executor
          .select({ id: companies.id, name: companies.name })
          .from(companies)
          .where(inArray(companies.id, customerIds)),
  ])
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    robot: row.robot,
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    email: row.email,
    phone: row.phone,
    company: row.company,
    topic: row.topic,
    message: row.message,
    lang: row.lang,
    customer: customers.find((customer) => customer.id === row.companyId) ?? null,
    notes: notes
      .filter((note) => note.enquiryId === row.id)
      .map(({ id, kind, text, by, at }) => ({ id, kind, text, by, at: at.toISOString() })),
    revision: row.revision,
    actions: {
      answer: afterMove(row.status, 'answer') !== undefined,
      close: afterMove(row.status, 'close') !== undefined,
      reopen: afterMove(row.status, 'reopen') !== undefined,
    },
  }))
}

function notesOf(executor: Executor, enquiryIds: readonly string[]) {
  return executor
    .select({
      id: enquiryNotes.id,
      enquiryId: enquiryNotes.enquiryId,
      kind: enquiryNotes.kind,
      text: enquiryNotes.text,
      by: staffMembers.name,
      at: enquiryNotes.at,
    })
    .from(enquiryNotes)
    .innerJoin(staffMembers, eq(staffMembers.id, enquiryNotes.staffId))
    .where(inArray(enquiryNotes.enquiryId, [...enquiryIds]))
    .orderBy(asc(enquiryNotes.at), asc(enquiryNotes.id))
}

export async function findEnquiry(executor: Executor, id: string): Promise<EnquiryRow | undefined> {
  const [enquiry] = await executor.select().from(enquiries).where(eq(enquiries.id, id))
  return enquiry
}

/** A note with its enquiry. */
export async function findNote(
  executor: Executor,
  noteId: string,
): Promise<{ note: EnquiryNoteRow; enquiry: EnquiryRow } | undefined> {
  const [found] = await executor
    .select({ note: enquiryNotes, enquiry: enquiries })
    .from(enquiryNotes)
    .innerJoin(enquiries, eq(enquiries.id, enquiryNotes.enquiryId))
    .where(eq(enquiryNotes.id, noteId))
  return found
}
