import type { Database } from '#platform/server/database.ts'
import { presentCard, type Reading } from './present-card.ts'
import { countOwn, countSupplementsWaiting, pageOfOwn, type OwnFilter } from './work-order-lists.queries.ts'

/** The company's work orders, newest first. */
export async function listOwn(db: Database, companyId: string, filter: OwnFilter, reading: Reading) {
  const { records, ...page } = await pageOfOwn(db, companyId, filter)
  return { ...page, records: records.map((record) => presentCard(record, record, reading)) }
}

/** How many work orders a company has, by status and, for open ones, by whose turn it is. */
export async function countMine(db: Database, companyId: string) {
  const [groups, supplements] = await Promise.all([
    countOwn(db, companyId),
    countSupplementsWaiting(db, companyId),
  ])
  const sum = (matches: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(matches).reduce((total, group) => total + group.count, 0)
  return {
    total: sum(() => true),
    byStatus: {
      OPEN: sum((group) => group.status === 'OPEN'),
      ON_HOLD: sum((group) => group.status === 'ON_HOLD'),
      COMPLETED: sum((group) => group.status === 'COMPLETED'),
      CANCELLED: sum((group) => group.status === 'CANCELLED'),
    },
    byTurn: {
      seller: sum((group) => group.turn === 'seller'),
      agency: sum((group) => group.turn === 'agency'),
      authority: sum((group) => group.turn === 'authority'),
    },
    supplements,
  }
}
