import { writeAudit } from '#platform/server/audit.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import { newId } from '#platform/shared/ids.ts'
import type { EvidencePack } from '../../evidence-contract.ts'
import { DAY_MS, PACKS_A_DAY } from '../../evidence/pack-states.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { lockDeclaration } from '../declarations.repository.ts'
import { calculationOf } from '../figures.queries.ts'
import { evidenceRefusals } from './evidence.errors.ts'
import { countPacks, findPack, insertPack, lastPack } from './packs.repository.ts'
import { presentPack } from './present-pack.ts'

export const PACK_JOB = 'declarations.make-evidence'

type Deps = Pick<ServerDeps, 'db' | 'clock' | 'jobs'>
/** Who asked for a pack, and from which address. */
export type PackReader = { kind: 'seller' | 'staff'; id: string; address: string }
type Of = { companyId: string; id: string }

/**
 * Begins a pack; the declaration is locked, so that of many who ask at once one begins it.
 * @throws declarations.not_found, evidence.not_filed, evidence.too_many_packs
 */
export function startPack(deps: Deps, by: PackReader, { companyId, id }: Of): Promise<EvidencePack> {
  const at = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const row = await lockDeclaration(tx, companyId, id)
    if (!row) throw declarationRefusals.not_found()
    const isFiled = row.status === 'FILED' || row.status === 'ACCEPTED'
    if (!isFiled || row.filedAt === null || !(await calculationOf(tx, row)))
      throw evidenceRefusals.not_filed()
    const last = await lastPack(tx, { companyId, declarationId: id })
    if (last && (last.status === 'WAITING' || last.status === 'RUNNING')) return presentPack(last, at)
    await requireFewToday(tx, companyId, at)
    const packId = newId('evp')
    await insertPack(tx, {
      companyId,
      id: packId,
      declarationId: id,
      status: 'WAITING',
      requestedByKind: by.kind,
      requestedById: by.id,
      requestedAt: at,
    })
    await deps.jobs.add(tx, PACK_JOB, { companyId, id: packId }, { key: packId })
    const what = { action: 'declarations.evidence_begun', record: id, address: by.address }
    await writeAudit(tx, { at, actorKind: by.kind, actorId: by.id, companyId, ...what })
    const begun = await findPack(tx, { companyId, id: packId })
    if (!begun) throw new Error('a pack is gone')
    return presentPack(begun, at)
  })
}

async function requireFewToday(tx: Transaction, companyId: string, at: Date): Promise<void> {
  const today = await countPacks(tx, companyId, new Date(at.getTime() - DAY_MS))
  if (today >= PACKS_A_DAY) throw evidenceRefusals.too_many_packs({ params: { most: PACKS_A_DAY } })
}
