import { closedCompanies } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { crashPoint } from '#platform/server/crash-point.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import { DATA_CLASSES, type NamedPlace, PLACES } from '../../data-classes.ts'
import type { DataClass } from '../../data-classes/data-class.ts'
import { yearsKept } from '../../retention.ts'
import type { PrivacyDeps } from '../privacy-deps.ts'
import { countHolding, isCompanyHeld } from '../holding/holds.repository.ts'
import { childrenFirst } from './children-first.ts'
import { mergedByTable } from './merged-places.ts'
import { dueClasses } from './due-classes.ts'
import {
  countForgotten,
  deleteAcceptancesOfErased,
  deleteSome,
  endForgetting,
  forgottenOf,
} from './forget.repository.ts'
import { referencesOfTables, tablesOfCompanies } from './places.queries.ts'

/** Rows in one transaction: a company has millions of sales. */
const AT_ONCE = 5_000

/**
 * Forgets what nobody may keep any longer of companies that are closed. Nothing runs in them: what was open stood in the
 * way of the closing. Where somebody checks or disputes, all stays until that is over.
 */
export async function forgetClosed(deps: PrivacyDeps): Promise<void> {
  let held = 0
  for (const company of await closedCompanies(deps.db))
    try {
      if (await isHeld(deps, company.id)) held += 1
      else await forgetOf(deps, company)
    } catch (error) {
      // The others go on; the next night tries this one again.
      const err = error instanceof Error ? error.message : ''
      deps.log.error({ err, companyId: company.id }, 'a closed company was not forgotten')
    }
  // What the night left alone, and why: a hold that nobody remembers is found here.
  const holds = await countHolding(deps.db)
  if (held > 0 || holds > 0) deps.log.info({ held, holds }, 'retention: closed companies were left alone')
}

/** By somebody’s decision, or since an authority checks it or a payment is disputed. */
const isHeld = async ({ db, closing }: PrivacyDeps, companyId: string): Promise<boolean> =>
  (await isCompanyHeld(db, companyId)) || (await closing.isHeld(db, companyId))

async function forgetOf(
  deps: PrivacyDeps,
  { id: companyId, closedAt }: { id: string; closedAt: Date },
): Promise<void> {
  const { timeZone } = deps.config.agency
  const hasBought = await deps.closing.hasBought(deps.db, companyId)
  const done = await forgottenOf(deps.db, companyId)
  // An order is older than what stands behind the filings: once orders are forgotten, there were some.
  const about = { closedOn: dayOf(closedAt, timeZone), hasBought: hasBought || done.has('orders') }
  const due = dueClasses(about, dayOf(deps.clock.now(), timeZone)).filter(({ key }) => !done.has(key))
  for (const dataClass of due) await forgetClass(deps, companyId, dataClass)
}

/** After the end of the year in which somebody was erased, and the years of the law. */
export async function forgetOfErased(deps: PrivacyDeps): Promise<void> {
  const year = deps.clock.now().getUTCFullYear() - yearsKept('AGREEMENTS')
  await deps.db.transaction((tx) => deleteAcceptancesOfErased(tx, new Date(Date.UTC(year, 0, 1))))
}

/** What no law asks for goes at once when somebody is erased who closed the company. */
export async function forgetWithoutLaw(deps: PrivacyDeps, companyId: string): Promise<void> {
  if (await isHeld(deps, companyId)) return
  const done = await forgottenOf(deps.db, companyId)
  for (const dataClass of DATA_CLASSES)
    if (dataClass.kept.until === 'COMPANY_CLOSED' && !done.has(dataClass.key))
      await forgetClass(deps, companyId, dataClass)
}

/** In small transactions: after a kill, the next night goes on where it stopped. */
async function forgetClass(deps: PrivacyDeps, companyId: string, dataClass: DataClass): Promise<void> {
  const at = deps.clock.now()
  const classKey = dataClass.key
  const today = dayOf(at, deps.config.agency.timeZone)
  const count = (tx: Parameters<typeof countForgotten>[0], more: number) =>
    countForgotten(tx, { companyId, classKey, count: more })
  // Documents that no record needs are drafts too: those that the law keeps stay.
  if (classKey === 'drafts')
    await deps.db.transaction(async (tx) => {
      await count(tx, await deps.closing.forgetFilesOf(tx, deps, { companyId, today }))
    })
  for (const place of await placesOf(deps, dataClass))
    for (let went = AT_ONCE; went === AT_ONCE;) {
      went = await deps.db.transaction(async (tx) => {
        const some = await deleteSome(tx, place, companyId, AT_ONCE)
        await deps.closing.removeBytesLater(tx, deps, some.fileIds)
        if (some.records.length > 0)
          await deps.closing.forgetFilesOf(tx, deps, { companyId, records: some.records, today })
        if (some.count > 0) await count(tx, some.count)
        return some.count
      })
      crashPoint(deps, 'privacy.forget:some')
    }
  await deps.db.transaction(async (tx) => {
    await endForgetting(tx, { companyId, classKey, at })
    const what = { action: 'privacy.forgotten', record: classKey }
    await writeAudit(tx, { at, actorKind: 'system', actorId: 'system', companyId, ...what })
  })
}

/** In an order in which they can go. With the company goes what is left of all classes: it would belong to nobody. */
async function placesOf(deps: PrivacyDeps, dataClass: DataClass): Promise<NamedPlace[]> {
  const withCompany = await tablesOfCompanies(deps.db)
  const isLast = dataClass.kept.until === 'LAST_OF_COMPANY'
  const places = PLACES.filter(
    (place) =>
      place.stays === undefined &&
      (place.over !== undefined || withCompany.has(place.table) || place.table === 'companies') &&
      (isLast || place.dataClass.key === dataClass.key),
  )
  const byTable = mergedByTable(places)
  const ordered = childrenFirst([...byTable.keys()], await referencesOfTables(deps.db))
  return ordered.flatMap((table) => byTable.get(table) ?? [])
}
