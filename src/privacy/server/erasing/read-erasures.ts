import { findUser } from '#accounts/server/public.ts'
import { type Lang, pickText } from '#platform/shared/local-text.ts'
import { DATA_CLASSES } from '../../data-classes.ts'
import type { PersonErasure } from '../../erasure-contract.ts'
import { lastDayOf } from '../../legal-hold.ts'
import { ANSWER_WITHIN_DAYS } from '../../erasure-states.ts'
import { DAY_MS } from '../../export-states.ts'
import type { Erasure, ErasureDetail, Held } from '../../staff/contract.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { privacyRefusals } from '../privacy.errors.ts'
import { holdsOfAccount, holdsOfErasure } from '../holding/held-back.ts'
import type { ErasureRecord, HoldRecord } from '../privacy.tables.ts'
import { isAddressId } from './address-id.ts'
import { sealedAddressOf, subjectOfAddress } from './address-subject.ts'
import { countWaiting, erasuresOf, findErasure, openErasureOf } from './erasures.repository.ts'
import { heldAbout } from './find-held.ts'
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
    hold: holdIn(await holdsOfAccount(deps, userId)),
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

/** What is said of holds to whom they are about: that there is one, and until when. */
const holdIn = (holds: readonly HoldRecord[]) => (holds.length === 0 ? null : { until: lastDayOf(holds) })

export async function readForPerson(deps: PrivacyDeps, userId: string, lang: Lang): Promise<PersonErasure> {
  const row = await openErasureOf(deps.db, [userId])
  return {
    ...(await meaningOf(deps, userId, lang)),
    requestedAt: row?.requestedAt.toISOString() ?? null,
    answerBy: row ? answerBy(row) : null,
  }
}

export async function presentErasure(
  deps: Pick<PrivacyDeps, 'db' | 'box'>,
  row: ErasureRecord,
  staffId: string,
): Promise<Erasure> {
  return {
    id: row.id,
    userId: row.userId,
    about: isAddressId(row.userId) ? 'ADDRESS' : 'ACCOUNT',
    person: row.status === 'DONE' ? null : await personOf(deps, row),
    status: row.status,
    origin: row.origin,
    requestedAt: row.requestedAt.toISOString(),
    answerBy: answerBy(row),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    requestedByMe: row.requestedBy === staffId,
  }
}

async function personOf(
  { db, box }: Pick<PrivacyDeps, 'db' | 'box'>,
  row: ErasureRecord,
): Promise<Erasure['person']> {
  if (isAddressId(row.userId)) {
    const email = sealedAddressOf(box, row)
    return email === undefined ? null : { name: '', email }
  }
  const user = await findUser(db, row.userId)
  return user ? { name: user.name, email: user.email } : null
}

export async function listErasures(
  deps: Pick<PrivacyDeps, 'db' | 'box'>,
  staffId: string,
  {
    status,
    page,
    pageSize,
  }: { status?: ErasureRecord['status'] | undefined; page: number; pageSize: number },
) {
  const span = { limit: pageSize, offset: (page - 1) * pageSize }
  const { rows, total } = await erasuresOf(deps.db, status, span)
  const records = []
  for (const row of rows) records.push(await presentErasure(deps, row, staffId))
  return { records, total, page, pageSize, waiting: await countWaiting(deps.db) }
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
  const holds = row.status === 'DONE' || row.status === 'WITHDRAWN' ? [] : await holdsOfErasure(deps, row)
  const meaning = isAddressId(row.userId)
    ? { ...NOTHING, held: await heldOf(deps, row, lang) }
    : { ...(await meaningOf(deps, row.userId, lang)), held: [] }
  return {
    ...(await presentErasure(deps, row, staffId)),
    ...meaning,
    hold: holdIn(holds),
    holds: holds.map(({ id, reason, until }) => ({ id, reason, until })),
    protocol,
  }
}

/** Nothing of an address runs, and it belongs to no company: what there is of it is listed one by one. */
const NOTHING = { obstacles: [], erased: [], kept: [], companies: [] }

async function heldOf(deps: PrivacyDeps, row: ErasureRecord, lang: Lang): Promise<Held[]> {
  const email = sealedAddressOf(deps.box, row)
  return email === undefined ? [] : heldAbout(deps, await subjectOfAddress(deps, email), lang)
}
