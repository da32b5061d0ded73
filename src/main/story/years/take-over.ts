import { vatFilingExample } from '#form-templates/vat-filing/examples.ts'
import { EXAMPLE_UPLOADS } from '#form-templates/parts/example-parts.ts'
import { AGREEMENT_VERSION } from '#accounts/agreement.ts'
import type { Client } from '../../journey/http-client.ts'
import { defaultOptions, type ShownOption } from '../../journey/options.ts'
import { samplePdf } from '../../journey/sample-documents.ts'
import { closeWhatIsLeft } from '../close-what-is-left.ts'
import type { YearsCast } from './cast.ts'
import type { YearsCountry } from './countries.ts'

type Page<T> = { records: T[] }
type Node = { id: string; key: string; kind: string; status: string }
type Registration = { country: string; number: string | null; term: { status: string } | null }

/** The company has its returns of some countries taken over from another agent: those that are not yet. */
export async function takeOver(cast: YearsCast, countries: readonly YearsCountry[]): Promise<void> {
  const { base, seller } = cast
  const { records } = await seller.get<Page<Registration>>(`${base}/registration/list`)
  const known = new Set(records.map(({ country }) => country))
  const wanted = countries.filter(({ country }) => !known.has(country))
  if (wanted.length === 0) return
  await closeWhatIsLeft(cast, known)
  for (const one of wanted) await addToCart(seller, base, one)
  await orderAndPay(cast)
  await cast.settle()
  const works = await seller.get<Page<{ id: string; orderId: string; country: string }>>(
    `${base}/workOrder/myService/list`,
    { pageSize: '100', status: 'OPEN' },
  )
  for (const { id, country } of works.records) {
    const one = wanted.find((found) => found.country === country)
    if (one) await carryOut(cast, { workOrderId: id, one })
  }
}

async function addToCart(seller: Client, base: string, { code, chosen }: YearsCountry): Promise<void> {
  const product = await seller.get<{ id: string; options: ShownOption[] }>(`${base}/product/details`, {
    code,
  })
  const options = { ...defaultOptions(product.options), ...chosen }
  await seller.post(`${base}/shoppingCart/add`, { productId: product.id, options, quantity: 1 })
}

type Cart = { groups: { lines: { id: string }[] }[]; totals: { total: { amount: number; currency: string } } }
type Ordered = { id: string; number: string; total: { amount: number; currency: string } }

/** Orders what is in the cart, and pays by bank transfer. */
export async function orderAndPay({ base, seller, finance, settle, today }: YearsCast): Promise<void> {
  const cart = await seller.post<Cart>(`${base}/shoppingCart/category`, { currency: 'EUR' })
  const {
    id: orderId,
    number,
    total,
  } = await seller.post<Ordered>(`${base}/order/create`, {
    cartLineIds: cart.groups.flatMap((group) => group.lines.map((line) => line.id)),
    currency: 'EUR',
    agreementVersion: AGREEMENT_VERSION,
    expectedTotal: cart.totals.total,
  })
  await seller.post(`${base}/payment/create`, { orderId, method: 'BANK_TRANSFER' })
  await settle()
  const line = { bankId: `DEMO-${number}`, day: today(), amount: total, reference: number }
  await finance.post(`${base}/staff/transfer/add`, { ...line, payer: 'HANGZHOU QINGLAN HOME CO LTD' })
  const { records } = await finance.get<Page<{ id: string; bankId: string }>>(`${base}/staff/transfer/list`)
  const transferId = records.find(({ bankId }) => bankId === line.bankId)?.id
  await finance.post(`${base}/staff/transfer/match`, { transferId, orderId })
}

type Hands = Pick<YearsCast, 'seller' | 'agent' | 'base' | 'companyId' | 'today'>

/** From the form to the handover of one country. */
async function carryOut(
  { seller, agent, base, companyId, today }: Hands,
  { workOrderId, one }: { workOrderId: string; one: YearsCountry },
): Promise<void> {
  const { nodes } = await seller.get<{ nodes: Node[] }>(`${base}/woProcessNode/get`, { workOrderId })
  const at = (is: (node: Node) => boolean) => ({ workOrderId, nodeId: nodes.find(is)?.id })
  const paper = async (name: string) =>
    seller.upload(`${base}/file/upload`, {
      name: `${name}.pdf`,
      bytes: await samplePdf(`${name} ${one.country}`),
    })
  const form = at(({ kind }) => kind === 'FORM')
  const answers = answersFor(one, await paper('registration-papers'))
  const sent = await seller.post<{ status: string; errors?: unknown }>(`${base}/woNodeData/save`, {
    nodeId: form.nodeId,
    answers,
    submit: true,
  })
  if (sent.status !== 'SUBMITTED') throw new Error(`${one.country}: ${JSON.stringify(sent.errors)}`)
  const review = at(({ kind }) => kind === 'REVIEW')
  await agent.post(`${base}/staff/verdict/acceptRest`, { ...review, submission: 1 })
  await agent.post(`${base}/staff/node/accept`, review)
  const signature = at(({ kind }) => kind === 'SIGNATURE')
  const uploadId = await paper('power-of-attorney')
  await seller.post(`${base}/woProcessNode/submitSignature`, { ...signature, uploadId })
  await agent.post(`${base}/staff/node/accept`, signature)
  await agent.post(
    `${base}/staff/node/complete`,
    at(({ key }) => key === 'takeOver'),
  )
  await agent.post(
    `${base}/staff/node/complete`,
    at(({ kind }) => kind === 'DELIVERY'),
  )
  const left = { workOrderId, uploadId: await paper('earlier-returns'), day: today() }
  await settleTakeover({ seller, agent, base, companyId, today }, left)
}

type TakenOver = { revision: number; toAnswer: string[]; toCheck: string[] }

/** What the former agent leaves behind: every return was filed, and nothing is owed. */
async function settleTakeover(
  { seller, agent, base, companyId }: Hands,
  { workOrderId, uploadId, day }: { workOrderId: string; uploadId: string; day: string },
): Promise<void> {
  const { records } = await seller.get<Page<{ id: string; workOrder: { id: string } }>>(
    `${base}/registration/list`,
    { pageSize: '100' },
  )
  const registrationId = records.find(({ workOrder }) => workOrder.id === workOrderId)?.id ?? ''
  const now = await seller.get<TakenOver>(`${base}/takeover/detail`, { registrationId })
  const periods = now.toAnswer.filter((point) => point.includes('..'))
  const earlier = { registrationId, revision: now.revision, points: periods, answer: 'FILED', uploadId }
  const { revision } =
    periods.length > 0 ? await seller.post<TakenOver>(`${base}/takeover/answer`, earlier) : now
  const account = { points: ['ACCOUNT'], answer: 'KNOWN', amount: 0, day, uploadId }
  const told = await seller.post<TakenOver>(`${base}/takeover/answer`, {
    registrationId,
    revision,
    ...account,
  })
  const at = { companyId, registrationId }
  const check = { ...at, revision: told.revision, points: told.toCheck }
  const checked = await agent.post<TakenOver>(`${base}/staff/takeover/check`, check)
  const office = { points: ['OFFICE'], answer: 'KNOWN', day, uploadId }
  await agent.post(`${base}/staff/takeover/answer`, { ...at, revision: checked.revision, ...office })
}

/** The list's own example, with what is this company's. */
function answersFor(one: YearsCountry, uploadId: string): Record<string, unknown> {
  const samples = new Set<unknown>(Object.values(EXAMPLE_UPLOADS).flat())
  const example = Object.entries(vatFilingExample(one.country)).map(([key, answer]) => [
    key,
    Array.isArray(answer) && answer.some((id) => samples.has(id)) ? [uploadId] : answer,
  ])
  return { ...Object.fromEntries(example), ...one.answers }
}
