import { proposeToCorrect } from './propose-to-correct.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { exampleAnswers } from '../../src/form-templates/de-vat-registration/example.ts'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { fillInForm, receiveNumber, signAndFile, type Actors } from '#main/journey/follow.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { defaultOptions, type ShownOption } from '#main/journey/options.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps, until } from '#main/journey/steps.ts'
import { announce, type Announced } from './announce.ts'
import { endServices } from './end-services.ts'
import { inviteColleagues } from './colleagues.ts'
import { fillLedger } from './fill-ledger.ts'
import { fileInPoland } from './file-in-poland.ts'
import { nameEverythingLong, type LongNamed } from './long-names.ts'
import { fillInForSeller, registerOriginals } from './papers.ts'
import { addNarrowStaff, type NarrowStaff } from './narrow-staff.ts'
import { openShops } from './open-shops.ts'
import { judgeSome, reviewAgain } from './review-again.ts'
import { sellAbroad } from './sell-abroad.ts'
import { signMandates, type Signed } from './sign-mandates.ts'

const base = '/server/portal'
/** The seller's. */
export const PASSWORD = 'nine-green-lanes'
type Person = { role: string; email: string; password: string; totpSecret?: string }
type Product = { id: string; options: ShownOption[] }

/** The ids of everything that screens show, and the tokens of those who may see it. */
export type World = {
  sellerToken: string
  staffToken: string
  colleagueToken: string
  /** The seller's own, in a company where nothing has happened. */
  newcomerToken: string
  inviteUrl: string
  joinUrl: string
  lockedInviteUrl: string
  /** The link at the foot of a mail. */
  unsubscribeUrl: string
  /** Where a letter is checked: one that stands, one that a newer replaced, one that was withdrawn. */
  proofUrls: { valid: string; replaced: string; withdrawn: string }
  orders: Record<'paid' | 'refunded' | 'waiting' | 'part' | 'cancelled' | 'filing', string>
  work: Record<
    'form' | 'returned' | 'checked' | 'again' | 'sign' | 'authority' | 'done' | 'handover' | 'filing',
    string
  >
  nodes: { form: string; returned: string }
  announcements: Announced
  /** A passport that ends soon. */
  documentId: string
  mandates: Signed
  /** A document with input VAT that came back. */
  ledgerLineId: string
  /** Registrations whose filing ends this month, has ended, and was refunded. */
  services: Record<'ending' | 'ended' | 'refunded', string>
  longNamed: LongNamed
  narrow: NarrowStaff
}

/** Plays enough of the story, through calls alone, that every screen has content. */
export async function buildWorld(url: string, dataDir: string): Promise<World> {
  const seller = createClient(url, 'en')
  const staff = createClient(url, 'en')
  const steps = createSteps(() => {})
  const agreementVersion = await openAccount({ steps, url, seller, base, password: PASSWORD })
  const staffToken = await signInStaff(staff, dataDir)
  const buy = (chosen = {}) => buyRegistration({ steps, seller, base, agreementVersion, chosen })
  const at = (workOrderId: string): Actors => ({ steps, seller, staff, base, workOrderId })
  const work: Partial<World['work']> = {}
  const orders: Partial<World['orders']> = {}

  const form = await buy()
  work.form = form.workOrderId
  orders.paid = form.orderId
  const returned = await buy()
  work.returned = returned.workOrderId
  await submit(at(returned.workOrderId))
  await judgeSome(at(returned.workOrderId))
  await staff.post(`${base}/staff/node/return`, {
    workOrderId: returned.workOrderId,
    nodeId: await formOf(seller, returned.workOrderId),
    notes: [
      { path: 'directors/zhou/passport', reasonCode: 'cutOff', example: true },
      { path: 'street', reasonCode: 'notMatching' },
    ],
  })
  const checked = await buy()
  work.checked = checked.workOrderId
  await submit(at(checked.workOrderId))
  const again = await buy()
  work.again = again.workOrderId
  await submit(at(again.workOrderId))
  await reviewAgain(at(again.workOrderId))
  const sign = await buy()
  work.sign = sign.workOrderId
  await fillInForm(at(sign.workOrderId))
  const authority = await buy()
  work.authority = authority.workOrderId
  await fillInForm(at(authority.workOrderId))
  await signAndFile(at(authority.workOrderId))
  await requestSupplement(at(authority.workOrderId))
  await registerOriginals(at(authority.workOrderId))
  const letter = () =>
    seller.post<{ id: string; url: string }>(`${base}/letter/create`, { workOrderId: work.authority })
  const withdrawn = await letter()
  await seller.post(`${base}/letter/revoke`, { letterId: withdrawn.id })
  const [replaced, valid] = [await letter(), await letter()]
  const done = await buy()
  work.done = done.workOrderId
  await fillInForm(at(done.workOrderId))
  await signAndFile(at(done.workOrderId))
  await receiveNumber(at(done.workOrderId))
  await proposeToCorrect(at(done.workOrderId))

  const filing = await buy({ filing: '12' })
  work.filing = filing.workOrderId
  orders.filing = filing.orderId
  await fillInForm(at(filing.workOrderId))
  await signAndFile(at(filing.workOrderId))
  await receiveNumber(at(filing.workOrderId))
  const handover = await buy({ filing: '24' })
  work.handover = handover.workOrderId
  await fillInForm(at(handover.workOrderId))
  await signAndFile(at(handover.workOrderId))
  await receiveNumber(at(handover.workOrderId), { handsOver: false })

  const services = await endServices({ buy, at, seller, staff })
  const poland = await buyRegistration({ steps, seller, base, agreementVersion, code: 'vat-filing-pl' })
  await fileInPoland(at(poland.workOrderId))
  const mandates = await signMandates(buy, at)

  orders.refunded = done.orderId
  await staff.post(`${base}/staff/order/refund`, {
    orderId: done.orderId,
    amount: { amount: 10_000, currency: 'EUR' },
    reason: 'agreed by telephone',
    idempotency: 'screens-refund',
  })
  orders.waiting = await order(seller, agreementVersion, ['packaging-de'])
  await seller.post(`${base}/payment/create`, { orderId: orders.waiting, method: 'BANK_TRANSFER' })
  orders.part = await order(seller, agreementVersion, ['packaging-de'])
  await seller.post(`${base}/payment/create`, { orderId: orders.part, method: 'BANK_TRANSFER' })
  await receivePart(staff, orders.part)
  orders.cancelled = await order(seller, agreementVersion, ['eori-eu'])
  await seller.post(`${base}/order/cancel`, { id: orders.cancelled })
  for (const code of ['vat-registration-fr', 'vat-registration-de', 'packaging-de']) await add(seller, code)
  await seller.post(`${base}/coupon/claim`, { code: 'PACKAGING30' })
  await enquire(createClient(url, 'en'))
  await openShops(url, seller)
  await sellAbroad(seller)
  await exportEverything(seller)

  const nodes = { form: await formOf(seller, work.form), returned: await formOf(seller, work.returned) }
  await fillInForSeller(at(work.form), nodes.form)
  const invite = (nodeId: string, pin?: string) =>
    seller.post<{ url: string }>(`${base}/invite/create`, {
      nodeId,
      sections: ['people'],
      ...(pin && { pin }),
    })
  return {
    staffToken,
    ...(await inviteColleagues(url, seller, PASSWORD)),
    inviteUrl: (await invite(nodes.form)).url,
    lockedInviteUrl: (await invite(nodes.returned, '483920')).url,
    unsubscribeUrl: await unsubscribeLink(url),
    proofUrls: { valid: valid.url, replaced: replaced.url, withdrawn: withdrawn.url },
    orders: orders as World['orders'],
    work: work as World['work'],
    nodes,
    announcements: await announce(staff),
    documentId: await endSoon(seller),
    ledgerLineId: await fillLedger(seller, staff),
    services,
    mandates,
    longNamed: await nameEverythingLong(url, staff),
    narrow: await addNarrowStaff({ url, dataDir, adminToken: staffToken }, checked.workOrderId),
    // Read last: whoever proves again who they are, as the seller does above, goes on under another token.
    sellerToken: seller.token(),
  }
}

/** An archive that can be downloaded. */
async function exportEverything(seller: Client): Promise<void> {
  await seller.post(`${base}/user/confirm`, { password: PASSWORD })
  await seller.post(`${base}/privacy/startExport`, {})
  await until(
    'the archive',
    async () => {
      const { exports } = await seller.get<{ exports: { status: string }[] }>(`${base}/privacy/exports`)
      return exports.find(({ status }) => status === 'READY')
    },
    120,
  )
}

async function endSoon(seller: Client): Promise<string> {
  type Found = { records: { uploadId: string }[] }
  const { records } = await seller.get<Found>(`${base}/document/list`, { kind: 'PASSPORT' })
  const uploadId = records[0]?.uploadId ?? ''
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  await seller.post(`${base}/document/update`, { uploadId, expiresOn: soon })
  return uploadId
}

async function unsubscribeLink(url: string): Promise<string> {
  const mails = (await (await fetch(`${url}/dev/mail.json`)).json()) as { links: string[] }[]
  const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/unsubscribe#'))
  if (!link) throw new Error('no mail can be stopped')
  return link
}

async function signInStaff(staff: Client, dataDir: string): Promise<string> {
  const people = JSON.parse(await readFile(join(dataDir, 'demo-people.json'), 'utf8')) as Person[]
  const admin = people.find((person) => person.role === 'admin')
  if (!admin?.totpSecret) throw new Error('the demo has no admin')
  const otp = new TOTP({ secret: admin.totpSecret }).generate()
  const { token } = await staff.post<{ token: string }>(`${base}/staff/login`, {
    email: admin.email,
    password: admin.password,
    otp,
  })
  staff.signIn(token)
  return token
}

async function formOf(seller: Client, workOrderId: string): Promise<string> {
  type Nodes = { nodes: { id: string; kind: string }[] }
  const { nodes } = await seller.get<Nodes>(`${base}/woProcessNode/get`, { workOrderId })
  const form = nodes.find((node) => node.kind === 'FORM')
  if (!form) throw new Error('the process has no form')
  return form.id
}

async function submit({ seller, workOrderId }: Actors): Promise<void> {
  const paper = async (name: string) =>
    seller.upload(`${base}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const answers = exampleAnswers({
    passportId: await paper('passport'),
    businessLicenceId: await paper('business-licence'),
    registerExtractId: await paper('register-extract'),
    proofOfTradeId: await paper('proof-of-trade'),
  })
  const nodeId = await formOf(seller, workOrderId)
  await seller.post(`${base}/woNodeData/save`, { nodeId, answers, submit: true })
}

const item = (en: string, zh: string, kind: string, more: object = {}) => ({
  title: { en, zh },
  kind,
  ...more,
})

async function requestSupplement({ seller, staff, workOrderId }: Actors): Promise<void> {
  await staff.post(`${base}/staff/supplement/ask`, {
    workOrderId,
    items: [
      item('Warehouse contract', '仓储合同', 'file', { maxFiles: 3 }),
      item('Former names of the company', '公司曾用名', 'text'),
      item('Do you store goods in Poland?', '波兰是否有库存？', 'choice', {
        choices: [
          { en: 'Yes', zh: '是' },
          { en: 'No', zh: '否' },
        ],
      }),
    ],
  })
  const requested = await seller.get<{ id: string }[]>(`${base}/workOrder/get/vat/smDesc`, { workOrderId })
  const id = requested[1]?.id
  await seller.post(`${base}/workOrder/commitSmData`, { workOrderId, items: [{ id, value: '—' }] })
  await staff.post(`${base}/staff/supplement/return`, { workOrderId, id, reasonCode: 'incomplete' })
}

/** Too little arrives: 50 euros. */
async function receivePart(staff: Client, orderId: string): Promise<void> {
  const bankId = 'screens-part'
  const amount = { amount: 5_000, currency: 'EUR' }
  const day = new Date().toISOString().slice(0, 10)
  await staff.post(`${base}/staff/transfer/add`, { bankId, day, amount, reference: '', payer: 'ZHOU MING' })
  type Lines = { records: { id: string; bankId: string }[] }
  const { records } = await staff.get<Lines>(`${base}/staff/transfer/list`)
  const transferId = records.find((line) => line.bankId === bankId)?.id
  await staff.post(`${base}/staff/transfer/match`, { transferId, orderId })
}

async function add(seller: Client, code: string): Promise<void> {
  const product = await seller.get<Product>(`${base}/product/details`, { code })
  await seller.post(`${base}/shoppingCart/add`, {
    productId: product.id,
    options: defaultOptions(product.options),
    quantity: 1,
  })
}

async function order(seller: Client, agreementVersion: string, codes: readonly string[]): Promise<string> {
  for (const code of codes) await add(seller, code)
  type Cart = { groups: { lines: { id: string }[] }[]; totals: { total: unknown } }
  const cart = await seller.post<Cart>(`${base}/shoppingCart/category`, { currency: 'EUR' })
  const made = await seller.post<{ id: string }>(`${base}/order/create`, {
    cartLineIds: cart.groups.flatMap((group) => group.lines.map((line) => line.id)),
    currency: 'EUR',
    agreementVersion,
    expectedTotal: cart.totals.total,
  })
  return made.id
}

async function enquire(visitor: Client): Promise<void> {
  await visitor.post(`${base}/customerRelationship/saveComment`, {
    name: '王小明 𠮷',
    email: 'wang@example.com',
    topic: 'SERVICE',
    message: 'How long does the registration in Italy take at present?',
    consent: true,
  })
}
