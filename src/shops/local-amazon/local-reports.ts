import { MARKETPLACE_IDS } from '../marketplace-ids.ts'
import type { LocalBooks } from './local-books.ts'
import { localReport } from './local-report.ts'
import type { LocalSeller } from './local-sellers.ts'

export const REPORT_TYPE = 'GET_VAT_TRANSACTION_DATA'

const QUEUED_MS = 2_000
const WORKED_ON_MS = 8_000
/** As the model says of the address of a document. */
const LINK_MS = 5 * 60_000
const TOKEN_MS = 3_600_000
const DOCUMENTS = '/reports/2021-06-30/documents/'

type Wanted = { reportType: string; marketplaceIds: string[]; dataStartTime?: string; dataEndTime?: string }
type Made = { month: string; countries: readonly string[] }

/**
 * The reports of the stand-in. Like its tokens they carry what they stand for, sealed, so that they outlive a restart.
 * The end of an account's id decides what becomes of them: `500` they fail, `204` there is nothing to report, `410` the
 * first address of a document is over at once.
 */
export function createLocalReports(books: LocalBooks, now: () => Date) {
  const linked = new Set<string>()
  const madeOf = (seller: LocalSeller, kind: string, id: string) => {
    const found = books.open<Made>(kind, id)
    return found?.seller === seller.id ? found : undefined
  }
  return {
    /** @returns why not, as a text */
    create(seller: LocalSeller, wanted: Wanted): { reportId: string } | string {
      const { reportType, marketplaceIds, dataStartTime = '', dataEndTime = '' } = wanted
      const month = dataStartTime.slice(0, 7)
      const countries = seller.countries.filter((country) =>
        marketplaceIds.includes(MARKETPLACE_IDS[country] ?? ''),
      )
      if (reportType !== REPORT_TYPE) return `Report type ${reportType} is not allowed.`
      if (countries.length !== marketplaceIds.length) return 'Invalid marketplace IDs.'
      if (!/^\d{4}-\d\d-01T/.test(dataStartTime) || dataEndTime.slice(0, 7) !== month)
        return 'The time range must be a calendar month.'
      return { reportId: books.seal('report', seller.id, { month, countries }) }
    },
    read(seller: LocalSeller, reportId: string) {
      const found = madeOf(seller, 'report', reportId)
      if (!found) return undefined
      const { month, countries, at } = found
      const age = now().getTime() - at
      const report = {
        reportId,
        createdTime: new Date(at).toISOString(),
        dataStartTime: `${month}-01T00:00:00+00:00`,
        marketplaceIds: countries.map((country) => MARKETPLACE_IDS[country] ?? ''),
      }
      if (age < QUEUED_MS) return { ...report, processingStatus: 'IN_QUEUE' }
      const started = { ...report, processingStartTime: new Date(at + QUEUED_MS).toISOString() }
      if (age < WORKED_ON_MS) return { ...started, processingStatus: 'IN_PROGRESS' }
      const ended = { ...started, processingEndTime: new Date(at + WORKED_ON_MS).toISOString() }
      if (seller.id.endsWith('500') || !isReady(month, new Date(at)))
        return { ...ended, processingStatus: 'FATAL' }
      if (seller.id.endsWith('204')) return { ...ended, processingStatus: 'CANCELLED' }
      const reportDocumentId = books.seal('document', seller.id, { month, countries })
      return { ...ended, processingStatus: 'DONE', reportDocumentId }
    },
    isDocumentPath: (seller: LocalSeller, path: string) =>
      path.startsWith(DOCUMENTS) && madeOf(seller, 'document', path.slice(DOCUMENTS.length)) !== undefined,
    restrict: (seller: LocalSeller, path: string) =>
      `Atz.sprdt|${books.seal('restricted', seller.id, { path })}`,
    /** Whose data a restricted token opens, at the one address for which it was asked. */
    sellerOfRestricted(token: string, url: string): LocalSeller | undefined {
      const found = books.open<{ path: string }>('restricted', token.replace(/^Atz\.sprdt\|/, ''))
      const isRight =
        found !== undefined && now().getTime() <= found.at + TOKEN_MS && url.endsWith(found.path)
      return isRight ? books.sellerOf(found.seller) : undefined
    },
    document(seller: LocalSeller, documentId: string) {
      const found = madeOf(seller, 'document', documentId)
      if (!found) return undefined
      const isFirst = seller.id.endsWith('410') && !linked.has(documentId)
      linked.add(documentId)
      const isGzip = seller.id.endsWith('1')
      const { month, countries } = found
      return { isGzip, key: books.seal('link', seller.id, { month, countries, isGzip, isOver: isFirst }) }
    },
    file(key: string): { text: string; isGzip: boolean } | undefined {
      const found = books.open<Made & { isGzip: boolean; isOver: boolean }>('link', key)
      const seller = found && books.sellerOf(found.seller)
      if (!seller || found.isOver || now().getTime() > found.at + LINK_MS) return undefined
      return { text: localReport(seller, found.month, found.countries), isGzip: found.isGzip }
    },
  }
}

export type LocalReports = ReturnType<typeof createLocalReports>

/** Amazon has a month ready from the third of the next. */
function isReady(month: string, at: Date): boolean {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return at.getTime() >= Date.UTC(year, number, 3)
}
