import { readTimes } from '#team/server/public.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { FormDeps } from '../form/node-form.ts'
import { presentCard, todayOf, type Reading } from '../present-card.ts'
import type { staffQueue } from '../../staff/contract.ts'
import type { AskedFilter } from '../../staff/saved-views-contract.ts'
import { ASSIGNED_TO_ME, dueSpan } from '../../staff/queue-filter.ts'
import { presentUrgency } from '../rank/present-urgency.ts'
import { countQueue } from './queue-figures.queries.ts'
import type { QueueNarrowing } from './queue-filter.queries.ts'
import { pageOfQueue } from './queue-page.queries.ts'
import { whatIsMeant } from './queue-search.queries.ts'
import { numberBegunBy, readTyped } from './typed-keyword.ts'

/** The staff's list of work orders, with the count of every view. */
export async function listQueue(
  deps: Pick<FormDeps, 'db'>,
  staff: StaffPrincipal,
  asked: InputOf<typeof staffQueue>,
  reading: Reading,
) {
  const who = { staffId: staff.staffId, today: todayOf(reading) }
  const keyword = asked.keyword ? { keyword: await meantBy(deps, asked.keyword, reading) } : {}
  const [{ records, ...page }, counts, { days }] = await Promise.all([
    pageOfQueue(deps.db, { ...filterOf(asked, who), ...keyword, ...who }),
    countQueue(deps.db, who),
    readTimes(deps.db),
  ])
  return {
    ...page,
    counts,
    records: records.map((record) => ({
      ...presentCard(record, record, reading),
      revision: record.revision,
      urgency: presentUrgency(record, days, reading),
      tags: record.tags.toSorted((a, b) => a.name.localeCompare(b.name, reading.lang)),
      company: {
        id: record.companyId,
        name: record.companyName ?? '',
        nameOriginal: record.companyNameOriginal,
      },
      assignee: presentAssignee(record.assigneeId, record.assigneeName),
    })),
  }
}

/** How many work orders a saved view has for this reader, counted as far as the queue counts. */
export async function countOfQueue(
  deps: Pick<FormDeps, 'db'>,
  { staffId }: StaffPrincipal,
  filter: AskedFilter,
  reading: Reading,
): Promise<number> {
  const who = { staffId, today: todayOf(reading) }
  const asked = filterOf({ ...filter, page: 1, pageSize: 1 }, who)
  const keyword = filter.keyword ? { keyword: await meantBy(deps, filter.keyword, reading) } : {}
  return (await pageOfQueue(deps.db, { ...asked, ...keyword, ...who })).total
}

/** Looked up first: by what was found there is an index for the page, by a part of a text there is none. */
async function meantBy(
  { db }: Pick<FormDeps, 'db'>,
  keyword: string,
  { now }: Reading,
): Promise<NonNullable<QueueNarrowing['keyword']>> {
  const begun = numberBegunBy(keyword)
  if (begun) return { begun }
  return (await whatIsMeant(db, readTyped(keyword, now.getUTCFullYear()))) ?? { words: keyword }
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
  const span = dueSpan(due, today)
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
    ...(span && { due: span }),
  }
}

export function presentAssignee(id: string | null, name: string | null | undefined) {
  return id === null ? null : { id, name: name ?? '' }
}
