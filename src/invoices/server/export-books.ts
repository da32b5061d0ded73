import { Readable } from 'node:stream'
import { writeAudit } from '#platform/server/audit.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { harmless, tableFile } from '#platform/server/table-file.ts'
import { addDays, monthAfter } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import type { Lang } from '#platform/shared/local-text.ts'
import type { StaffPrincipal } from '#platform/shared/principal.ts'
import type { staffExportBooks } from '../contract.ts'
import { BOOK_HEADINGS, bookRow } from '../books/book-table.ts'
import { datevBatch, withoutAccount } from '../books/datev.ts'
import type { InvoicesConfig } from './invoices.config.ts'
import { invoiceRefusals } from './invoices.errors.ts'
import { readBooks } from './read-books.ts'

type Asked = InputOf<typeof staffExportBooks> & { staff: StaffPrincipal; address: string; lang: Lang }

/** The books of a month as a file; who took them stands in the audit trail. @throws invoices.datev_not_set_up, invoices.no_account */
export async function exportBooks(
  deps: Pick<ServerDeps<InvoicesConfig>, 'db' | 'clock' | 'config'>,
  { month, format, staff, address, lang }: Asked,
): Promise<FileAnswer> {
  const { agency, datev } = deps.config
  if (format === 'datev' && !datev) throw invoiceRefusals.datev_not_set_up()
  const at = deps.clock.now()
  const entries = await readBooks(deps.db, month, agency.timeZone)
  const odd = format === 'datev' && datev ? withoutAccount(entries, datev) : []
  if (odd.length > 0)
    throw invoiceRefusals.no_account({ params: { numbers: odd.slice(0, 5).join(', '), count: odd.length } })
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      at,
      actorKind: 'staff',
      actorId: staff.staffId,
      action: 'books.exported',
      record: month,
      address,
      detail: { format, entries: entries.length },
    }),
  )
  if (format === 'datev' && datev) {
    const to = addDays(`${monthAfter(month)}-01`, -1)
    const bytes = datevBatch(entries, { ...datev, from: `${month}-01`, to, made: at })
    return {
      stream: Readable.from([bytes]),
      name: `EXTF_Buchungsstapel_${month}.csv`,
      type: 'text/csv; charset=windows-1252',
      size: bytes.byteLength,
    }
  }
  const rows = [
    BOOK_HEADINGS.map((heading) => heading[lang]),
    ...entries.map((entry) => bookRow(entry, lang).map(harmless)),
  ]
  const table = format === 'xlsx' ? 'xlsx' : 'csv'
  return tableFile({ rows, format: table, name: `books-${month}`, sheet: month })
}
