import { findUser } from '#accounts/server/public.ts'
import type { Executor } from '#platform/server/database.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { DATA_CLASSES } from '../../data-classes.ts'
import type { PersonErasure } from '../../erasure-contract.ts'
import { ANSWER_WITHIN_DAYS } from '../../erasure-states.ts'
import { DAY_MS } from '../../export-states.ts'
import type { Erasure, ErasureDetail } from '../../staff/contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import type { ErasureRecord } from '../privacy.tables.ts'
import { countWaiting, erasuresOf, findErasure, openErasureOf } from './erasures.repository.ts'
import { keptOf, obstaclesOf } from './obstacles.ts'

const answerBy = ({ requestedAt }: ErasureRecord): string =>
  new Date(requestedAt.getTime() + ANSWER_WITHIN_DAYS * DAY_MS).toISOString()

/** The classes that are a person’s own, and what stands of them in the records of others. */
const ERASED = DATA_CLASSES.filter(({ whose, kept, places }) => {
  const ruled = Object.values(places).some(({ person }) => person !== undefined)
  return kept.until === 'PERSON_ERASED' || (whose !== 'COMPANY' && ruled)
})

async function meaningOf(deps: PrivacyDeps, userId: string, lang: Lang) {
  const { db, closing, clock, config } = deps
  const about = { userId, now: clock.now(), timeZone: config.agency.timeZone }
  const [obstacles, { kept, companies }] = await Promise.all([
    obstaclesOf(db, closing, userId),
    keptOf(db, closing, about),
  ])
  return {
    obstacles,
    erased: ERASED.map(({ what }) => pickText(what, lang)),
    kept: kept.map(({ what, until, law, source }) => ({
      what: pickText(what, lang),
      until,
      law: pickText(law, lang),
      source,
    })),
    companies,
  }
}

export async function readForPerson(deps: PrivacyDeps, userId: string, lang: Lang): Promise<PersonErasure> {
  const row = await openErasureOf(deps.db, userId)
  return {
    ...(await meaningOf(deps, userId, lang)),
    requestedAt: row?.requestedAt.toISOString() ?? null,
    answerBy: row ? answerBy(row) : null,
  }
}

export function presentErasure(
  row: ErasureRecord,
  person: { name: string; email: string } | undefined,
  staffId: string,
): Erasure {
  return {
    id: row.id,
    userId: row.userId,
    person: person && row.status !== 'DONE' ? { name: person.name, email: person.email } : null,
    status: row.status,
    origin: row.origin,
    requestedAt: row.requestedAt.toISOString(),
    answerBy: answerBy(row),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    requestedByMe: row.requestedBy === staffId,
  }
}

export async function listErasures(
  executor: Executor,
  staffId: string,
  {
    status,
    page,
    pageSize,
  }: { status?: ErasureRecord['status'] | undefined; page: number; pageSize: number },
) {
  const span = { limit: pageSize, offset: (page - 1) * pageSize }
  const { rows, total } = await erasuresOf(executor, status, span)
  const records = []
  for (const row of rows) records.push(presentErasure(row, await findUser(executor, row.userId), staffId))
  return { records, total, page, pageSize, waiting: await countWaiting(executor) }
}

/** @throws privacy.erasure_not_found */
export async function erasureDetail(
  deps: PrivacyDeps,
  staffId: string,
  { erasureId }: { erasureId: string },
  lang: Lang,
): Promise<ErasureDetail> {
  const row = await findErasure(deps.db, erasureId)
  if (!row) throw privacyRefusals.erasure_not_found()
  const protocol = DATA_CLASSES.flatMap(({ key, what }) => {
    const count = row.counts[key] ?? 0
    return count > 0 ? [{ what: pickText(what, lang), count }] : []
  })
  const person = await findUser(deps.db, row.userId)
  return {
    ...presentErasure(row, person, staffId),
    ...(await meaningOf(deps, row.userId, lang)),
    protocol,
  }
}
