import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sellerOfYears } from '#accounts/server/accounts.seed.ts'
import { addDays, type Day, dayOf } from '#platform/shared/calendar.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { CHUNK_BYTES } from '#reports/chunks.ts'
import { beginImport, finishUpload, importNamed, storeChunk } from '#reports/server/public.ts'
import type { Wired } from '../../wiring.ts'
import { movementsOfDay } from './movements-of-day.ts'

/**
 * An import that whoever opens the demo can watch: the seller of the two years sends yesterday's report, and it is read
 * gently, over some minutes. Once for each day on which the demo is started, so that there is something to watch
 * next week as well; an upload that was cut off is taken up, and what somebody has called off is not begun again.
 */
export async function beginImportToWatch({ deps }: Wired): Promise<void> {
  const seller = await sellerOfYears(deps)
  if (!seller) return
  const { companyId } = seller
  const day = yesterdayOf(dayOf(deps.clock.now(), 'UTC'))
  const fileName = `vat-transactions-${day}.csv`
  const found = await importNamed(deps.db, companyId, fileName)
  if (found && found.status !== 'UPLOADING') return
  const bytes = await movementsOfDay(day)
  const begun = found ?? (await beginImport(deps, seller, { fileName, size: bytes.length }))
  if (!(await send(deps, seller, { importId: begun.id, received: begun.received, bytes }))) return
  await finishUpload(deps, seller, { importId: begun.id, gently: true })
}

/** In the month that runs, of which nothing has been filed. */
function yesterdayOf(today: Day): Day {
  const yesterday = addDays(today, -1)
  return yesterday.slice(0, 7) === today.slice(0, 7) ? yesterday : today
}

type Sent = { importId: string; received: number; bytes: Buffer }

/** @returns whether all of it is there: a server that stops leaves the rest to its next start */
async function send(
  deps: Wired['deps'],
  { companyId }: SellerPrincipal,
  { importId, received, bytes }: Sent,
): Promise<boolean> {
  for (let offset = received; offset < bytes.length; offset += CHUNK_BYTES) {
    if (deps.jobs.stopping.aborted) return false
    const chunk = bytes.subarray(offset, offset + CHUNK_BYTES)
    const sha256 = createHash('sha256').update(chunk).digest('hex')
    const fields = { importId, offset: String(offset), sha256 }
    await storeChunk(deps, companyId, { name: 'chunk', stream: Readable.from([chunk]), fields })
  }
  return true
}
