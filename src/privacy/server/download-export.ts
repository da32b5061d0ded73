import { confirmForFile, roleIn } from '#accounts/server/public.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { isFileLost } from '#platform/server/file-seal.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import { wireRefusals } from '#platform/server/http/wire-refusals.ts'
import { dayOf } from '#platform/shared/calendar.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { findExport } from './exports.repository.ts'
import { statusAt } from './present-export.ts'
import { privacyRefusals } from './privacy.errors.ts'
import type { ExportRecord } from './privacy.tables.ts'

/** The archive for whoever asked for it: their password is asked for each time. */
export async function downloadExport(
  deps: ServerDeps,
  principal: SellerPrincipal,
  { exportId, password }: { exportId: string; password: string },
  { ip }: { ip: string },
): Promise<FileAnswer> {
  const { companyId, userId } = principal
  await confirmForFile(deps, principal, { password }, { ip })
  const at = deps.clock.now()
  const row = await findExport(deps.db, { companyId, id: exportId })
  if (!row || row.userId !== userId) throw privacyRefusals.export_not_found()
  const status = statusAt(row, at)
  if (status === 'EXPIRED') throw privacyRefusals.export_expired()
  const { fileId, keyId, size } = row
  if (status !== 'READY' || !fileId || !keyId || size === null) throw privacyRefusals.export_not_ready()
  if ((await roleIn(deps.db, principal)) !== 'owner') throw wireRefusals.not_allowed()
  const stream = await deps.files
    .get(fileId, { keyId, size })
    .catch((error: unknown) => refuseLost(deps, row, error))
  const name = `company-data-${dayOf(at, deps.config.agency.timeZone)}.zip`
  return recordedFile({ stream, name, type: 'application/zip', size }, () =>
    deps.db.transaction((tx) =>
      writeAudit(tx, {
        at,
        actorKind: 'seller',
        actorId: userId,
        companyId,
        action: 'privacy.export_downloaded',
        record: row.id,
        address: ip,
      }),
    ),
  )
}

function refuseLost(deps: Pick<ServerDeps, 'log'>, { id }: ExportRecord, error: unknown): never {
  if (!isFileLost(error)) throw error
  deps.log.error({ exportId: id, err: error.message }, 'export damaged or missing')
  throw privacyRefusals.export_damaged()
}
