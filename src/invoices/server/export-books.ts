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
import type { BookEntry } from '../books/book-entry.ts'
import { datevBatch, type DatevSettings, postable, withoutAccount, withoutRate } from '../books/datev.ts'
import type { InvoicesConfig } from './invoices.config.ts'
import { invoiceRefusals } from './invoices.errors.ts'
import { readBooks } from './read-books.ts'

type Asked = InputOf<typeof staffExportBooks> & { staff: StaffPrincipal; address: string; lang: Lang }

const SHOWN = 20

const paramsOf = (numbers: readonly string[]) => ({
  params: {
    numbers: `${numbers.slice(0, SHOWN).join(', ')}${numbers.length > SHOWN ? ' …' : ''}`,
    count: numbers.length,
  },
})

/** @throws invoices.no_account, invoices.no_rate: which, and what to do */
function refuseUnpostable(entries: readonly BookEntry[], datev: DatevSettings): void {
  const [odd, unrated] = [withoutAccount(entries, datev), withoutRate(entries)]
  if (odd.length > 0) throw invoiceRefusals.no_account(paramsOf(odd))
  if (unrated.length > 0) throw invoiceRefusals.no_rate(paramsOf(unrated))
}

/**
 * The books of a month as a file; who took them stands in the audit trail. What moved no money is in the tables, and not
 * in DATEV's. @throws invoices.datev_not_set_up, invoices.no_account, invoices.no_rate
 */
export async function exportBooks(
  deps: Pick<ServerDeps<InvoicesConfig>, 'db' | 'clock' | 'config'>,
  { month, format, staff, address, lang }: Asked,
): Promise<FileAnswer> {
  const { agency, datev } = deps.config
  if (format === 'datev' && !datev) throw invoiceRefusals.datev_not_set_up()
  const at = deps.clock.now()
  const all = await readBooks(deps.db, month, agency.timeZone)
  const entries = format === 'datev' ? postable(all) : all
  if (format === 'datev' && datev) refuseUnpostable(entries, datev)
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
