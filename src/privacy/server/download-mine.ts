import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { confirmForFile } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { zipWriter } from '#platform/server/zip-writer.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { PrivacyDeps } from './privacy-deps.ts'
import { writePersonArchive } from './write-archive.ts'

/**
 * What is a person's own. It is small enough to be made while they wait, and is whole before its first byte is sent: no
 * connection to the database waits for a slow line.
 */
export async function downloadMine(
  deps: PrivacyDeps,
  principal: SellerPrincipal,
  { password }: { password: string },
  { ip }: { ip: string },
): Promise<FileAnswer> {
  const { companyId, userId } = principal
  await confirmForFile(deps, principal, { password }, { ip })
  await deps.limits.count({ key: `person-export:${userId}`, limit: 10, windowMinutes: 60 })
  const at = deps.clock.now()
  const zip = zipWriter(at)
  const [archive] = await Promise.all([
    buffer(zip.output),
    writePersonArchive(deps, zip, { userId, at }).catch((error: unknown) => {
      zip.output.destroy()
      throw error
    }),
  ])
  const line = { action: 'privacy.person_export', record: userId, address: ip }
  await deps.db.transaction((tx) =>
    writeAudit(tx, { at, actorKind: 'seller', actorId: userId, companyId, ...line }),
  )
  const name = `personal-data-${dayOf(at, deps.config.agency.timeZone)}.zip`
  return { stream: Readable.from([archive]), name, type: 'application/zip', size: archive.length }
}
