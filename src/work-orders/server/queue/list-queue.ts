import { membersOfTeams, readTimes } from '#team/server/public.ts'
import type { InputOf, StaffRole } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from '../form/node-form.ts'
import { isPast, presentCard, todayOf, type Reading } from '../present-card.ts'
import type { staffQueue } from '../../staff/contract.ts'
import type { AskedFilter } from '../../staff/saved-views-contract.ts'
import { ASSIGNED_TO_ME, dueAsked, isTeamId } from '../../staff/queue-filter.ts'
import { presentUrgency } from '../rank/present-urgency.ts'
import { countQueue } from './queue-figures.queries.ts'
import type { QueueNarrowing } from './queue-filter.queries.ts'
import { itemsOfQueue, pageOfQueue } from './queue-page.queries.ts'
import { whatIsMeant } from './queue-search.queries.ts'
import { numberBegunBy, readTyped } from './typed-keyword.ts'

/** The staff's list of work orders, with the count of every view. */
export async function listQueue(
  deps: Pick<FormDeps, 'db'>,
  staff: StaffPrincipal,
  asked: InputOf<typeof staffQueue>,
  reading: Reading,
) {
  const who = { staffId: staff.staffId, scope: staff.scope, today: todayOf(reading) }
  const narrowed = filterOf(await withMembers(deps, asked), who)
  const keyword = asked.keyword
    ? { keyword: await meantBy(deps, asked.keyword, { ...reading, role: staff.role }) }
    : {}
  const [{ records, ...page }, counts, times] = await Promise.all([
    pageOfQueue(deps.db, { ...narrowed, ...keyword, ...who }),
    countQueue(deps.db, who),
    readTimes(deps.db),
  ])
  return {
    ...page,
    counts,
    records: records.map((record) => ({
      ...presentCard(record, record, reading),
      dueAt: record.dueDay,
      late: isPast(record.dueDay, who.today),
      revision: record.revision,
      urgency: presentUrgency(record, times, reading),
      tags: (staff.role === 'partner' ? [] : record.tags).toSorted((a, b) =>
        a.name.localeCompare(b.name, reading.lang),
      ),
      // Partner firms read no messages.
      unread: staff.role !== 'partner' && record.unread,
      company: {
        id: record.companyId,
        name: record.companyName ?? '',
        nameOriginal: record.companyNameOriginal,
      },
      assignee: presentAssignee(record.assigneeId, record.assigneeName),
    })),
  }
}

/** The first of what a view has for this reader, in its order, and how many there are, as far as the queue counts. */
export async function firstOfQueue(
  deps: Pick<FormDeps, 'db'>,
  { staffId, scope, role }: StaffPrincipal,
  filter: AskedFilter,
  { most, ...reading }: Reading & { most: number },
) {
  const who = { staffId, scope, today: todayOf(reading) }
  const asked = filterOf(await withMembers(deps, { ...filter, page: 1, pageSize: most }), who)
  const keyword = filter.keyword ? { keyword: await meantBy(deps, filter.keyword, { ...reading, role }) } : {}
  return itemsOfQueue(deps.db, { ...asked, ...keyword, ...who })
}

/** Looked up first: by what was found there is an index for the page, by a part of a text there is none. */
async function meantBy(
  { db }: Pick<FormDeps, 'db'>,
  keyword: string,
  { now, role }: Reading & { role: StaffRole },
): Promise<NonNullable<QueueNarrowing['keyword']>> {
  const begun = numberBegunBy(keyword)
  if (begun) return { begun }
  const typed = readTyped(keyword, now.getUTCFullYear())
  // Who works at a company is not told to partner firms, not even by what is found.
  return (await whatIsMeant(db, typed, { byPeople: role !== 'partner' })) ?? { words: keyword }
}

/** Of a team its members are meant; of one without any, nobody's work is found. */
async function withMembers<Asked extends { assignee?: string[] | undefined }>(
  { db }: Pick<FormDeps, 'db'>,
  asked: Asked,
): Promise<Asked> {
  const teamIds = asked.assignee?.filter(isTeamId) ?? []
  if (teamIds.length === 0) return asked
  const people = asked.assignee?.filter((id) => !isTeamId(id)) ?? []
  const members = await membersOfTeams(db, teamIds)
  return { ...asked, assignee: [...people, ...members, ...teamIds] }
}

/** What was asked for, as the query takes it: an empty list narrows nothing. */
function filterOf(
  {
    due = [],
    assignee,
    lang,
    speed,
    step,
    country,
    productCode,
    tag,
    keyword: _keyword,
    ...rest
  }: InputOf<typeof staffQueue>,
  { staffId, today }: { staffId: string; today: string },
) {
  const days = dueAsked(due, today)
  const lists = {
    lang,
    speed,
    step,
    country,
    productCode,
    tag,
    assignee: assignee?.map((one) => (one === ASSIGNED_TO_ME ? staffId : one)),
  }
  const asked = Object.entries(lists).filter(([, values]) => values && values.length > 0)
  return {
    ...rest,
    ...(Object.fromEntries(asked) as Partial<typeof lists>),
    ...(days && { due: days }),
  }
}

export function presentAssignee(id: string | null, name: string | null | undefined) {
  return id === null ? null : { id, name: name ?? '' }
}
