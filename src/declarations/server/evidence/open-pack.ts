import { writeAudit } from '#platform/server/audit.ts'
import { isFileLost } from '#platform/server/file-seal.ts'
import type { FileAnswer } from '#platform/server/http/call-context.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { findDeclaration } from '../declarations.queries.ts'
import type { PackRow } from '../evidence-packs.tables.ts'
import { evidenceRefusals } from './evidence.errors.ts'
import { findPack } from './packs.repository.ts'
import { statusAt } from './present-pack.ts'
import type { PackReader } from './start-pack.ts'

type Deps = Pick<ServerDeps, 'db' | 'files' | 'clock' | 'log'>

/** The archive for a seller, whose taking it is recorded. @throws evidence.* */
export async function downloadPack(
  deps: Deps,
  by: PackReader,
  wanted: { companyId: string; packId: string },
): Promise<FileAnswer> {
  const { row, answer } = await openPack(deps, wanted)
  return recordedFile(answer, () =>
    deps.db.transaction((tx) =>
      writeAudit(tx, {
        at: deps.clock.now(),
        actorKind: by.kind,
        actorId: by.id,
        companyId: row.companyId,
        action: PACK_DOWNLOADED,
        record: row.declarationId,
        address: by.address,
      }),
    ),
  )
}

export const PACK_DOWNLOADED = 'declarations.evidence_downloaded'

/** The archive, decrypted as it is streamed. The caller has checked access, and records who takes it. @throws evidence.* */
export async function openPack(
  deps: Deps,
  { companyId, packId }: { companyId: string; packId: string },
): Promise<{ row: PackRow; answer: FileAnswer }> {
  const row = await findPack(deps.db, { companyId, id: packId })
  if (!row) throw evidenceRefusals.pack_not_found()
  const status = statusAt(row, deps.clock.now())
  if (status === 'EXPIRED') throw evidenceRefusals.pack_expired()
  const { fileId, keyId, size } = row
  if (status !== 'READY' || !fileId || !keyId || size === null) throw evidenceRefusals.pack_not_ready()
  const stream = await deps.files
    .get(fileId, { keyId, size })
    .catch((error: unknown) => refuseLost(deps, row, error))
  const declaration = await findDeclaration(deps.db, companyId, row.declarationId)
  const name = `evidence-${declaration?.number ?? packId}.zip`
  return { row, answer: { stream, name, type: 'application/zip', size } }
}

function refuseLost({ log }: Pick<Deps, 'log'>, { id }: PackRow, error: unknown): never {
  if (!isFileLost(error)) throw error
  log.error({ packId: id, err: error.message }, 'evidence pack damaged or missing')
  throw evidenceRefusals.pack_damaged()
}
