import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { fillInForm, nodeWhere, receiveNumber, signAndFile } from '#main/journey/follow.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps } from '#main/journey/steps.ts'
import type { Screen } from './screens.ts'

const base = '/server/portal'
/** Nothing in it at which a line could end. */
const unbroken = (length: number) => 'Deutscheshandelsgesellschaftsregister'.repeat(4).slice(0, length)

export type LongNamed = {
  token: string
  /** Work that is done, and work with a step that was opened again. */
  work: Record<'done' | 'reopened', string>
  orderId: string
  fileId: string
}

/** A company in which everything that somebody names has the longest name that is accepted, without a blank. */
export async function nameEverythingLong(url: string, staff: Client): Promise<LongNamed> {
  const seller = createClient(url, 'en')
  const steps = createSteps(() => {})
  const agreementVersion = await openAccount({ steps, url, seller, base })
  await seller.post(`${base}/company/update`, { name: unbroken(120), vatNumber: 'DE136695976' })
  await seller.post(`${base}/user/update`, { name: unbroken(100) })
  await seller.post(`${base}/shop/create`, { marketplace: 'KAUFLAND', region: 'EU', name: unbroken(80) })
  const buy = () => buyRegistration({ steps, seller, base, agreementVersion })
  const at = (workOrderId: string) => ({ steps, seller, staff, base, workOrderId })
  const done = await buy()
  await fillInForm(at(done.workOrderId))
  await signAndFile(at(done.workOrderId))
  await receiveNumber(at(done.workOrderId))
  const reopened = await buy()
  await fillInForm(at(reopened.workOrderId))
  await staff.post(`${base}/staff/node/reopen`, {
    workOrderId: reopened.workOrderId,
    nodeId: (await nodeWhere(at(reopened.workOrderId), ({ kind }) => kind === 'FORM')).id,
    reason: `The tax office asks for the former name: ${unbroken(120)}.`,
  })
  return {
    token: seller.token(),
    work: { done: done.workOrderId, reopened: reopened.workOrderId },
    orderId: done.orderId,
    fileId: await keepFile(seller),
  }
}

/** One that ends soon, and one that was deleted. */
async function keepFile(seller: Client): Promise<string> {
  const upload = async () =>
    seller.upload(`${base}/file/upload`, { name: `${unbroken(116)}.pdf`, bytes: await samplePdf('long') })
  const needless = await upload()
  await seller.post(`${base}/document/update`, { uploadId: needless, kind: 'OTHER' })
  await seller.post(`${base}/document/delete`, { uploadId: needless })
  const uploadId = await upload()
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await seller.post(`${base}/document/update`, {
    uploadId,
    kind: 'PASSPORT',
    person: unbroken(120),
    expiresOn,
  })
  return uploadId
}

const page = (name: string, path: string): Screen => ({
  name: `long-${name}`,
  who: 'longNamed',
  path: () => path,
})

/** The pages on which its names stand. */
export const LONG_NAMES: readonly Screen[] = [
  page('dashboard', '/workspace/dashboard'),
  page('orders', '/workspace/myOrder'),
  page('documents', '/workspace/documents'),
  page('documents-deleted', '/workspace/documents?deleted=1'),
  {
    ...page('menu', '/workspace/calendar'),
    acts: [{ press: { en: unbroken(20), zh: unbroken(20) }, part: true }],
  },
  page('registrations', '/workspace/registrations'),
  page('calendar', '/workspace/calendar'),
  page('shops', '/workspace/shopAuthorisation'),
  page('messages', '/workspace/information'),
  {
    ...page('account', '/workspace/accountInfo'),
    // It would take a second company with the same number.
    answers: { '/company/info': { vatNumberElsewhere: true } },
  },
  {
    name: 'long-document',
    who: 'longNamed',
    path: ({ longNamed }) => `/workspace/documents?id=${longNamed.fileId}`,
  },
  {
    name: 'long-order',
    who: 'longNamed',
    path: ({ longNamed }) => `/workspace/myOrderDetail?id=${longNamed.orderId}`,
  },
  {
    name: 'long-work-order',
    who: 'longNamed',
    path: ({ longNamed }) => `/workspace/myServices/detail?id=${longNamed.work.done}`,
  },
  {
    name: 'work-order-reopened',
    who: 'longNamed',
    path: ({ longNamed }) => `/workspace/myServices/detail?id=${longNamed.work.reopened}`,
  },
  {
    name: 'admin-long-work-order',
    who: 'staff',
    path: ({ longNamed }) => `/admin/workOrder?id=${longNamed.work.done}`,
  },
  {
    name: 'admin-long-order',
    who: 'staff',
    path: ({ longNamed }) => `/admin/orders/detail?id=${longNamed.orderId}`,
  },
]
