import { notify } from '#messages/server/public.ts'
import type { Transaction } from '#platform/server/database.ts'
import type { ServerDeps } from '#platform/server/server-deps.ts'
import type { Day } from '#platform/shared/calendar.ts'
import { newId } from '#platform/shared/ids.ts'
import { mandatesMessages } from '../mandates.messages.ts'
import { insertMandate, lockMandatesOfNode, moveMandate, type MandateRow } from './mandates.repository.ts'

/** A signed document that was checked and found right. */
export type SignedMandate = Pick<
  MandateRow,
  | 'companyId'
  | 'country'
  | 'scope'
  | 'productName'
  | 'workOrderId'
  | 'workOrderNumber'
  | 'nodeId'
  | 'fileId'
  | 'signedOn'
  | 'expiresOn'
>

type When = { today: Day; at: Date }

/**
 * Puts a signed document in force, in the transaction that accepts it. What the same step had put in force before is
 * replaced and stays as its history.
 */
export async function keepMandate(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  signed: SignedMandate,
  when: When,
): Promise<void> {
  await replaceEarlier(tx, signed, when)
  const row: MandateRow = {
    ...signed,
    id: newId('man'),
    status: 'IN_FORCE',
    statusSince: when.at,
    endedOn: null,
    endReason: null,
    endedByKind: null,
    endedByName: null,
    reason: null,
    replacesId: null,
    toldDays: null,
    createdAt: when.at,
  }
  await insertMandate(tx, row)
  await sayThatItIsInForce(tx, deps, row)
}

async function replaceEarlier(tx: Transaction, signed: SignedMandate, { today, at }: When): Promise<void> {
  for (const earlier of await lockMandatesOfNode(tx, signed)) {
    const wasInForce = earlier.status === 'IN_FORCE'
    await moveMandate(tx, earlier, wasInForce ? 'end' : 'withdraw', {
      statusSince: at,
      endedOn: today,
      endReason: wasInForce ? 'REPLACED' : 'WITHDRAWN',
      endedByKind: 'system',
    })
  }
}

export async function sayThatItIsInForce(
  tx: Transaction,
  deps: Pick<ServerDeps, 'jobs' | 'clock'>,
  { companyId, country, productName: product, expiresOn }: MandateRow,
): Promise<void> {
  const params = { country, product, until: expiresOn === null ? null : { day: expiresOn } }
  await notify(tx, deps, { companyId, kind: mandatesMessages.inForce, params })
}
