import { recordMadeForStaff, type ReadingConfig } from '#documents/server/public.ts'
import { type CallContext, sellerOf, staffOf } from '#platform/server/http/call-context.ts'
import { recordedFile } from '#platform/server/http/recorded-file.ts'
import { handle, handleFile, type Route } from '#platform/server/http/route.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import * as calls from '../../evidence-contract.ts'
import * as staffCalls from '../../staff/evidence-contract.ts'
import { declarationRefusals } from '../declarations.errors.ts'
import { findDeclaration } from '../declarations.queries.ts'
import { requireWork } from '../filing/read-work.ts'
import { evidenceRefusals } from './evidence.errors.ts'
import { downloadPack, openPack, PACK_DOWNLOADED } from './open-pack.ts'
import { findPack, lastPack } from './packs.repository.ts'
import { presentPack } from './present-pack.ts'
import { type PackReader, startPack } from './start-pack.ts'

const sellerReader = (context: CallContext): PackReader => ({
  kind: 'seller',
  id: sellerOf(context).userId,
  address: context.ip,
})
const staffReader = (context: CallContext): PackReader => ({
  kind: 'staff',
  id: staffOf(context).staffId,
  address: context.ip,
})

export function evidenceRoutes(deps: ServerDeps<ReadingConfig>): Route[] {
  const last = async (companyId: string, declarationId: string) => {
    const row = await lastPack(deps.db, { companyId, declarationId })
    return { pack: row ? presentPack(row, deps.clock.now()) : null }
  }
  return [
    handle(calls.readEvidence, async (context, { id }) => {
      const { companyId } = sellerOf(context)
      if (!(await findDeclaration(deps.db, companyId, id))) throw declarationRefusals.not_found()
      return last(companyId, id)
    }),
    handle(calls.startEvidence, async (context, { id }) => {
      const { companyId } = sellerOf(context)
      return { pack: await startPack(deps, sellerReader(context), { companyId, id }) }
    }),
    handleFile(calls.downloadEvidence, (context, { packId }) =>
      downloadPack(deps, sellerReader(context), { companyId: sellerOf(context).companyId, packId }),
    ),
    handle(staffCalls.staffEvidence, async (context, at) => {
      await requireWork(deps, staffOf(context), at)
      return last(at.companyId, at.id)
    }),
    handle(staffCalls.staffStartEvidence, async (context, at) => {
      await requireWork(deps, staffOf(context), at)
      return { pack: await startPack(deps, staffReader(context), at) }
    }),
    handleFile(staffCalls.staffDownloadEvidence, async (context, { companyId, packId, reason }) => {
      const pack = await findPack(deps.db, { companyId, id: packId })
      if (!pack) throw evidenceRefusals.pack_not_found()
      const { declarationId: record } = pack
      const of = await requireWork(deps, staffOf(context), { companyId, id: record })
      const reader = { staff: staffOf(context), address: context.ip, reason }
      const { answer } = await openPack(deps, { companyId, packId })
      const reading = { action: PACK_DOWNLOADED, record, companyId }
      return recordedFile(answer, () =>
        recordMadeForStaff(deps, reading, reader, { of, about: { pack: packId } }),
      )
    }),
  ]
}
