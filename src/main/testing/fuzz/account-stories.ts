import { confirmPassword } from '#accounts/contract.ts'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { updateBankDetails } from '#accounts/bank-contract.ts'
import { inviteMember } from '#accounts/members-contract.ts'
import { deleteDocument, updateDocument } from '#documents/vault-contract.ts'
import { saveComment } from '#enquiries/contract.ts'
import { listMessages } from '#messages/contract.ts'
import { createAnnouncement, publishAnnouncement } from '#messages/staff/contract.ts'
import { checkShopAgain, createShop, moveNotice, openNotice, revokeAmazon } from '#shops/contract.ts'
import { shopKeeper } from '#shops/testing/shops.builders.ts'
import { staffShopNotices } from '#shops/staff/contract.ts'
import { requestErasure, withdrawErasure } from '#privacy/erasure-contract.ts'
import { dropErasure, enterErasure, erasureDetail, findAddress } from '#privacy/staff/contract.ts'
import {
  askHoldLift,
  findHoldCompanies,
  keepHold,
  liftHold,
  listHolds,
  setHold,
} from '#privacy/staff/holds-contract.ts'
import { keepCompany, readClosing, requestClosing } from '#privacy/closing-contract.ts'
import { downloadExport, downloadMine, startExport } from '#privacy/contract.ts'
import { fetchMonth, listMonths } from '#reports/contract.ts'
import { uploadSampleFile } from '#work-orders/testing/work-orders.builders.ts'
import { createWebhook, listWebhookDeliveries, listWebhooks, testWebhook } from '#webhooks/contract.ts'
import type { Link } from './link.ts'
import type { Telling } from './telling.ts'

/** What a company and its people do with their account, their data and the outside. */
export function accountStories({ product, seller }: Telling) {
  const { people } = product
  let made = 0
  let exportId: string | undefined
  let leaver: Awaited<ReturnType<typeof aSeller>> | undefined
  let asked: string | undefined
  async function shop(): Promise<Link[]> {
    const draft = { marketplace: 'AMAZON', region: 'EU', name: `Shop ${++made}` }
    const as = seller()
    const { body } = await product.post(createShop, draft, { as })
    const shopId = body.data?.id
    if (shopId === undefined) return []
    await product.post(checkShopAgain, { shopId }, { as })
    await shopKeeper(product, as).connect(shopId)
    const { body: shops } = await product.get(listMonths, {}, { as })
    const month = shops.data?.find((one) => one.shopId === shopId)?.months.at(-1)?.month
    await product.post(fetchMonth, { shopId, month }, { as })
    await product.post(revokeAmazon, { shopId }, { as })
    const opened = await product.post(openNotice, { shopId, text: 'Upload your VAT number.' }, { as })
    const id = opened.body.data?.id ?? ''
    await product.post(moveNotice, { id, action: 'answer' }, { as })
    const { body: all } = await product.get(staffShopNotices, { pageSize: 5 }, { as: people.agent })
    const notices = (all.data?.records ?? []).map((notice) => ({
      companyId: notice.companyId,
      id: notice.id,
    }))
    return [{ shopId, month }, { id, action: 'close' }, ...notices]
  }
  /** What asks for the password again is open for the next ten rounds. */
  async function confirmed(as = seller()) {
    await product.post(confirmPassword, { password: as.password }, { as })
    return as
  }
  /** Once: an export reads everything that there is. */
  async function takenAlong(): Promise<Link[]> {
    if (exportId) return [{ exportId }]
    const as = await confirmed()
    exportId = (await product.post(startExport, {}, { as })).body.data?.id
    await product.drain()
    await product.post(downloadExport, { exportId, password: as.password }, { as })
    await product.post(downloadMine, { password: as.password }, { as })
    return [{ exportId }]
  }
  /** A company of its own, once: the fuzz goes on with the others. */
  async function leaving(): Promise<Link[]> {
    if (leaver) return []
    leaver = await aSeller(product)
    await confirmed(leaver)
    await product.post(requestClosing, { name: leaver.companyName }, { as: leaver })
    await product.get(readClosing, {}, { as: leaver })
    await product.post(keepCompany, {}, { as: leaver })
    return [{ name: leaver.companyName }]
  }
  async function erasing(): Promise<Link[]> {
    const { body } = await product.post(
      enterErasure,
      { email: (await aSeller(product)).email },
      { as: people.admin },
    )
    const erasureId = body.data?.id
    if (erasureId === undefined) return []
    await product.get(erasureDetail, { erasureId }, { as: people.admin })
    if (asked === undefined) await product.post(dropErasure, { erasureId }, { as: people.admin })
    asked = erasureId
    const as = await confirmed()
    await product.post(requestErasure, {}, { as })
    await product.post(withdrawErasure, {}, { as })
    return [{ erasureId }, await unknown()]
  }
  /** Somebody who wrote to us and has no account. */
  async function unknown(): Promise<Link> {
    const email = `stranger-${++made}@tests.example`
    const asked = { name: 'Li Na', email, topic: 'OTHER', message: 'What does it cost?', consent: true }
    await product.post(saveComment, asked)
    await product.post(findAddress, { email }, { as: people.admin })
    const { body } = await product.post(enterErasure, { email }, { as: people.admin })
    const erasureId = body.data?.id
    return erasureId === undefined ? {} : { erasureId, email }
  }
  /** On nobody whom the others are about. */
  async function holding(): Promise<Link[]> {
    const as = people.admin
    await product.get(findHoldCompanies, { name: 'ltd' }, { as })
    const email = `held-${++made}@tests.example`
    const { body } = await product.post(setHold, { email, reason: 'A letter', until: null }, { as })
    const holdId = body.data?.id
    if (holdId === undefined) return []
    await product.post(askHoldLift, { holdId }, { as })
    await product.post(liftHold, { holdId }, { as })
    if (made % 2) await product.post(keepHold, { holdId }, { as })
    await product.get(listHolds, { pageSize: 5 }, { as })
    return [{ holdId }]
  }
  async function bank(): Promise<Link[]> {
    const account = { holder: 'Sample Ltd', number: 'DE89370400440532013000', bic: '' }
    await product.post(updateBankDetails, account, { as: await confirmed() })
    return [account]
  }
  async function member(): Promise<Link[]> {
    const as = await confirmed()
    const invited = { email: `member-${++made}@tests.example`, role: 'viewer' as const, mayConfirm: false }
    const { body } = await product.post(inviteMember, invited, { as })
    return (body.data?.invitations ?? []).map(({ id }) => ({ invitationId: id }))
  }
  async function announcement(): Promise<Link[]> {
    const text = { en: 'Closed on Monday', zh: '周一休息' }
    const notice = { type: 'SYSTEM' as const, title: text, body: text, link: null, byMail: false }
    const draft = { ...notice, audience: { kind: 'ALL' as const } }
    const { body } = await product.post(createAnnouncement, { draft }, { as: people.admin })
    if (!body.data) return []
    const { id, version } = body.data
    if (made++ % 2) return [{ id, version, draft }]
    const sent = await product.post(publishAnnouncement, { id, version }, { as: people.admin })
    return sent.body.data ? [{ id, version: sent.body.data.version }] : []
  }
  /** One that is told of orders, with a message of its log; nobody is at its address. */
  async function webhook(): Promise<Link[]> {
    const as = seller()
    const draft = { url: `http://127.0.0.1:9/${++made}`, events: ['order.paid'] }
    const { body } = await product.post(createWebhook, draft, { as })
    const { body: all } = await product.get(listWebhooks, {}, { as })
    const id = body.data?.endpoint.id ?? all.data?.endpoints[0]?.id ?? ''
    const tested = await product.post(testWebhook, { id }, { as })
    await product.get(listWebhookDeliveries, { id }, { as })
    return [{ id, eventId: tested.body.data?.eventId ?? '' }, { id }, { id, ...draft }, draft]
  }
  async function deleted(): Promise<Link[]> {
    const as = seller()
    const uploadId = await uploadSampleFile(product, as, 'old-licence.pdf')
    await product.post(updateDocument, { uploadId, kind: 'BUSINESS_LICENCE' }, { as })
    if (made++ % 2) await product.post(deleteDocument, { uploadId }, { as })
    return [{ uploadId }]
  }
  async function message(): Promise<Link[]> {
    const { body } = await product.get(listMessages, { pageSize: 5 }, { as: seller() })
    return (body.data?.records ?? []).map(({ id }) => ({ id }))
  }
  return [shop, deleted, bank, webhook, takenAlong, leaving, erasing, holding, member, announcement, message]
}
