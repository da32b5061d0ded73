import { deleteFeedsOf } from '#calendar/server/closing.repository.ts'
import { removeCartsOf } from '#cart/server/closing.repository.ts'
import { forgetFilesOf, removeBytesLater } from '#documents/server/public.ts'
import { revokeInvitesOf } from '#invites/server/closing.repository.ts'
import { endMailsOf } from '#messages/server/closing.repository.ts'
import { countUnpaidOrders } from '#orders/server/closing.queries.ts'
import { companyHasOrdered } from '#orders/server/public.ts'
import { countOpenInspections } from '#letters/server/closing.queries.ts'
import { countOpenDisputes, countOpenRefunds } from '#payments/server/closing.queries.ts'
import type { ClosingPort } from '#privacy/server/public.ts'
import { countRunningTerms } from '#registrations/server/closing.queries.ts'
import { endConsentsOf } from '#shops/server/closing.repository.ts'
import { deleteEndpointsOf } from '#webhooks/server/webhooks.repository.ts'
import { countOpenWork } from '#work-orders/server/closing.queries.ts'
import { usesOfFile } from './file-uses.ts'

/** What keeps a company from closing, and what ends with it, module by module. */
export const COMPANY_CLOSING: ClosingPort = {
  async obstacles(executor, companyId) {
    const found = [
      { kind: 'UNPAID_ORDERS', count: await countUnpaidOrders(executor, companyId) },
      { kind: 'OPEN_REFUNDS', count: await countOpenRefunds(executor, companyId) },
      { kind: 'OPEN_WORK', count: await countOpenWork(executor, companyId) },
      { kind: 'RUNNING_FILING', count: await countRunningTerms(executor, companyId) },
    ] as const
    return found.filter(({ count }) => count > 0)
  },
  hasBought: companyHasOrdered,
  async end(tx, companyId, at) {
    await deleteFeedsOf(tx, companyId)
    await deleteEndpointsOf(tx, companyId)
    await endConsentsOf(tx, companyId)
    await revokeInvitesOf(tx, companyId, at)
    await removeCartsOf(tx, companyId)
    await endMailsOf(tx, companyId)
  },
  isHeld: async (executor, companyId) =>
    (await countOpenInspections(executor, companyId)) > 0 ||
    (await countOpenDisputes(executor, companyId)) > 0,
  forgetFilesOf: (tx, { jobs }, about) => forgetFilesOf(tx, { jobs, usesOf: usesOfFile }, about),
  removeBytesLater: (tx, { jobs }, fileIds) => removeBytesLater(tx, jobs, fileIds),
}
