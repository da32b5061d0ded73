import { and, eq, sql } from 'drizzle-orm'
import { type ExportPart, exportTable } from '#platform/server/export.queries.ts'
import { woCorrections } from './corrections.tables.ts'
import { woOriginalMoves, woOriginals } from './originals.tables.ts'
import { woTalk } from './talk.tables.ts'
import { woHistory, woNodes, workOrders, woSupplements } from './work-orders.tables.ts'

const TECHNICAL = 'how it is stored'
const OURS = 'belongs to the work of the agency'

export const workOrdersExport: ExportPart = {
  tables: [
    exportTable({
      table: workOrders,
      name: 'work-orders',
      title: { en: 'Work orders', zh: '服务单' },
      omit: {
        assigneeId: OURS,
        revision: TECHNICAL,
        searchText: 'the same again, for the search',
        letterDay: 'said by the letter itself',
        letterSince: 'said by the letter itself',
        letterIsCheck: 'said by the check itself',
        dueDay: OURS,
        urgentAt: OURS,
        urgentBecause: OURS,
        levelEndsAt: OURS,
        levelDays: OURS,
      },
    }),
    exportTable({
      table: woNodes,
      name: 'work-order-steps',
      title: { en: 'Steps of the work orders', zh: '服务单步骤' },
    }),
    exportTable({
      table: woSupplements,
      name: 'supplements',
      title: { en: 'Supplements requested', zh: '补充材料' },
    }),
    exportTable({
      table: woOriginals,
      name: 'originals',
      title: { en: 'Original documents', zh: '纸质原件' },
    }),
    exportTable({
      table: woOriginalMoves,
      name: 'original-moves',
      title: { en: 'Where the originals went', zh: '纸质原件流转记录' },
      omit: { actorId: 'a person, named beside it' },
    }),
    exportTable({
      table: woTalk,
      name: 'work-order-messages',
      title: { en: 'Messages about the work orders', zh: '服务单沟通记录' },
    }),
    exportTable({
      table: woCorrections,
      name: 'work-order-corrections',
      title: { en: 'Corrections of what was handed over', zh: '交付结果的更正' },
      omit: { proposedBy: OURS, decidedBy: OURS, note: 'colleagues alone read it' },
      where: ({ companyId }) =>
        and(eq(woCorrections.companyId, companyId), eq(woCorrections.status, 'APPROVED')) ?? sql`false`,
    }),
    exportTable({
      table: woHistory,
      name: 'work-order-history',
      title: { en: 'History of the work orders', zh: '服务单记录' },
      omit: { internal: 'lines of the agency alone are left out', revision: TECHNICAL },
      where: ({ companyId }) =>
        and(eq(woHistory.companyId, companyId), eq(woHistory.internal, false)) ?? sql`false`,
    }),
  ],
}
