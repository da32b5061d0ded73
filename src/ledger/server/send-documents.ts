import { getStoredFiles } from '#documents/server/public.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { InputOf } from '#platform/shared/call.ts'
import { newId } from '#platform/shared/ids.ts'
import { currencyOn } from '#vat/rates/currency-on.ts'
import { monthOf } from '../claim-month.ts'
import type { sendDocuments as sendCall } from '../contract.ts'
import { LEDGER_COUNTRIES } from '../kinds-in-country.ts'
import { auditLine, type LedgerActor } from './audit-line.ts'
import { ledgerRefusals } from './ledger.errors.ts'
import { fileWithLine } from './ledger.queries.ts'
import { insertLine, lockLedgerOf } from './ledger.repository.ts'
import { firstDayOf } from './present-line.ts'
import { bindDocument, newLine } from './write-line.ts'

const LONGEST_NUMBER = 80

/**
 * Takes documents in as they are, for staff to enter.
 * @throws ledger.country_unknown, ledger.sent_already, and what `bindFiles` throws
 */
export async function sendDocuments(
  deps: ServerDeps,
  actor: LedgerActor,
  { country, uploadIds }: InputOf<typeof sendCall>,
): Promise<{ ids: string[] }> {
  if (!LEDGER_COUNTRIES.includes(country)) throw ledgerRefusals.country_unknown()
  const { companyId } = actor
  const now = deps.clock.now()
  const today = dayOf(now, deps.config.agency.timeZone)
  const fileIds = [...new Set(uploadIds)]
  const nothing = { kind: 'PURCHASE', net: 0, vat: 0, deductible: 0, basisPoints: 0 } as const
  return deps.db.transaction(async (tx) => {
    await lockLedgerOf(tx, companyId)
    const files = await getStoredFiles(tx, companyId, fileIds)
    const here = await fileWithLine(tx, companyId, fileIds)
    if (here !== null) throw ledgerRefusals.sent_already({ params: { name: here } })
    const ids: string[] = []
    for (const fileId of fileIds) {
      const id = newId('led')
      await bindDocument(tx, { companyId, id, fileId, country }, now)
      await insertLine(tx, {
        ...nothing,
        ...newLine(actor, { id, at: now }),
        status: 'SENT',
        country,
        supplier: '',
        number: files.find((file) => file.id === fileId)?.name.slice(0, LONGEST_NUMBER) ?? '',
        supplierNumber: '',
        ksef: '',
        supplierKey: '',
        // No document is compared with it.
        numberKey: id,
        date: today,
        month: firstDayOf(monthOf(today)),
        currency: currencyOn(country, today)?.code ?? 'EUR',
        fileId,
      })
      await auditLine(tx, actor, { at: now, action: 'ledger.sent', id })
      ids.push(id)
    }
    return { ids }
  })
}
