import type { Executor } from '#platform/server/database.ts'
import type { OutputOf } from '#platform/shared/call.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import { deviceName } from '../../device-name.ts'
import type { listSignIns } from '../../security-contract.ts'
import { signInsOf } from './security.queries.ts'

export async function readSignIns(
  executor: Executor,
  { userId, sessionId }: SellerPrincipal,
  turned: { page: number; pageSize: number },
): Promise<OutputOf<typeof listSignIns>> {
  const { rows, total } = await signInsOf(executor, userId, turned)
  const records = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    result: row.result,
    method: row.method,
    ip: row.ip,
    device: deviceName(row.userAgent),
    newDevice: row.isNewDevice,
    here: row.sessionId === sessionId,
  }))
  return { records, total, ...turned }
}
