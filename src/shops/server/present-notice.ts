import { getBoundFiles, getStoredFiles } from '#documents/server/public.ts'
import { dayOf, daysUntil } from '#platform/shared/calendar.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import { allowed } from '#platform/shared/state-machine.ts'
import { numbersOf } from '#registrations/server/public.ts'
import { checkedCompanyFacts } from '#work-orders/server/public.ts'
import type { shopNotices } from '../contract.ts'
import { NOTICE_MOVES } from '../notices.ts'
import { inRegion } from '../region.ts'
import { listNotices, type WholeNotice } from './shop-notices.queries.ts'
import type { ShopsDeps } from './shops-deps.ts'

type Shown = OutputOf<typeof shopNotices>[number]
type Paper = Shown['papers'][number]

/** The company's notices, each with its clock, its causes and the papers to answer it with. */
export async function readNotices(deps: ShopsDeps, companyId: string): Promise<Shown[]> {
  const rows = await listNotices(deps.db, companyId)
  if (rows.length === 0) return []
  const papers = await papersOf(deps, companyId)
  const screenshots = rows.flatMap(({ notice }) => notice.screenshotId ?? [])
  const files = await getStoredFiles(deps.db, companyId, screenshots)
  const counted = countedFrom(deps)
  return rows.map((row) => {
    const file = files.find(({ id }) => id === row.notice.screenshotId)
    return {
      ...presentNotice(row, counted),
      screenshot: file ? { uploadId: file.id, name: file.name, type: file.type } : null,
      papers: papers.filter(({ country }) => country === null || inRegion(country, row.shop.region)),
      actions: allowed(NOTICE_MOVES, row.notice.status, 'seller'),
    }
  })
}

type Counted = { now: Date; timeZone: string }

/** The days of a notice are the agency's: the one on which it came, and the one from which days are counted. */
export const countedFrom = ({ clock, config }: ShopsDeps): Counted => ({
  now: clock.now(),
  timeZone: config.agency.timeZone,
})

/** What sellers and staff see alike. */
export function presentNotice({ notice, shop }: WholeNotice, { now, timeZone }: Counted) {
  const { id, number, text, graceUntil, status, causes, note, createdAt, changedAt } = notice
  return {
    id,
    shop: { id: shop.id, name: shop.name, marketplace: shop.marketplace, region: shop.region },
    number,
    text,
    graceUntil,
    daysLeft: graceUntil === null ? null : daysUntil(graceUntil, now, timeZone),
    status,
    causes,
    note,
    cameOn: dayOf(createdAt, timeZone),
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  }
}

/** Places of forms whose files show who the company is. */
const OF_COMPANY = new Set(['businessLicence', 'registerExtract'])

/** Certificates of the numbers, and the papers of the company that the agency has checked. */
async function papersOf(deps: ShopsDeps, companyId: string): Promise<Paper[]> {
  const [numbers, checked] = await Promise.all([
    numbersOf(deps.db, companyId, ['VAT_NUMBER', 'EPR_NUMBER']),
    checkedCompanyFacts(deps.db, deps, companyId),
  ])
  const certificates = numbers.flatMap(({ country, number, certificateFileId: id }) =>
    id ? [{ country, number, id }] : [],
  )
  const [stored, bound] = await Promise.all([
    getStoredFiles(
      deps.db,
      companyId,
      certificates.map(({ id }) => id),
    ),
    checked ? getBoundFiles(deps.db, companyId, [checked.nodeId]) : [],
  ])
  return [
    ...certificates.flatMap(({ country, number, id }): Paper[] => {
      const file = stored.find((one) => one.id === id)
      return file ? [{ uploadId: id, name: file.name, country, number }] : []
    }),
    ...bound
      .filter(({ place }) => OF_COMPANY.has(place))
      .map(({ id, name }) => ({ uploadId: id, name, country: null, number: null })),
  ]
}
