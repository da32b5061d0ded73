import type { Route } from '#platform/server/http/route.ts'
import { SCOPES } from '#api-keys/scopes.ts'
import { buyRegistration } from '../../journey/buy.ts'
import { createClientOver, type Client, type Send } from '../../journey/http-client.ts'
import { createSteps } from '../../journey/steps.ts'
import type { Examples } from './examples.ts'
import { fetchReport } from './fetch-report.ts'
import { readAll } from './read-all.ts'
import { exampleRecorder } from './recorder.ts'
import { writeAll, type Work } from './write-all.ts'

type World = {
  routes: readonly Route[]
  base: string
  /** A request to the product. What follows from it is done before it resolves. */
  send: Send
  /** An owner of a company that has something of everything. */
  owner: { email: string; password: string }
  /** Pays an order by bank transfer and books it, as staff do. */
  pay(order: { id: string; number: string; total: object }): Promise<void>
}

/**
 * Plays what a company and its own program do, and keeps what was sent and answered: a person looks around, orders and
 * makes a key; the program makes every call that a key opens.
 */
export async function playExamples(world: World): Promise<{ examples: Examples; refused: string[][] }> {
  const { routes, base, owner } = world
  const recorder = exampleRecorder(routes, base, world.send)
  const person = createClientOver(recorder.send, 'en')
  const { token } = await person.post<{ token: string }>(`${base}/user/login`, {
    email: owner.email,
    password: owner.password,
  })
  await lookAround(person, base)
  person.signIn(token)
  const work = await order(person, world)
  const key = createClientOver(recorder.send, 'en')
  key.signIn(await makeKey(person, base, owner.password))
  await writeAll(key, base, work)
  await confirmProgress(person, base)
  await readAll(key, base)
  await tellElsewhere(person, base)
  // Confirming who they are gave the person another token.
  await fetchReport(key, { base, send: world.send, token: person.token() })
  return { examples: recorder.examples(), refused: recorder.refused() }
}

/** What is open to anybody: what is sold, at which price, what is needed. */
async function lookAround(visitor: Client, base: string): Promise<void> {
  await visitor.get(`${base}/site/config`)
  await visitor.get(`${base}/productType/first/category`)
  await visitor.get(`${base}/productType/query/countryCategory`, { category: 'VAT' })
  await visitor.post(`${base}/product/v2/list`, { category: 'VAT', country: 'DE' })
  const price = { id: 'vat-registration-de', option: 'filing:12', currency: 'EUR' }
  await visitor.get(`${base}/product/price`, price)
  await visitor.get(`${base}/vat/country`, { country: 'DE' })
}

async function order(person: Client, { base, pay }: World): Promise<Work> {
  const code = 'vat-registration-de'
  type Product = { id: string; options: { key: string; default: string }[] }
  const product = await person.get<Product>(`${base}/product/details`, { code })
  const config = await person.get<{ agreements: { userAgreement: string } }>(`${base}/site/config`)
  const { workOrderId } = await buyRegistration({
    steps: createSteps(() => {}),
    seller: person,
    base,
    code,
    agreementVersion: config.agreements.userAgreement,
    pay: async (ordered) => {
      await person.post(`${base}/payment/create`, { orderId: ordered.id, method: 'BANK_TRANSFER' })
      await pay(ordered)
    },
  })
  type Nodes = { nodes: { id: string; kind: string }[] }
  const { nodes } = await person.get<Nodes>(`${base}/woProcessNode/get`, { workOrderId })
  const formId = nodes.find(({ kind }) => kind === 'FORM')?.id ?? ''
  const options = Object.fromEntries(product.options.map(({ key, default: value }) => [key, value]))
  return { productId: product.id, options, workOrderId, formId }
}

/** A letter about the first work order that has been filed. */
async function confirmProgress(person: Client, base: string): Promise<void> {
  type Works = { records: { id: string }[] }
  const { records } = await person.get<Works>(`${base}/workOrder/myService/list`, { pageSize: '50' })
  for (const { id: workOrderId } of records)
    if ((await person.ask(`${base}/letter/create`, { workOrderId })).code === 0) return
}

async function makeKey(person: Client, base: string, password: string): Promise<string> {
  await person.post(`${base}/user/confirm`, { password })
  const input = { name: 'Warehouse system', scopes: [...SCOPES], days: 365 }
  const { key } = await person.post<{ key: string }>(`${base}/apiKey/create`, input)
  await person.get(`${base}/apiKey/list`)
  return key
}

/** The company's own system is told what happens. */
async function tellElsewhere(person: Client, base: string): Promise<void> {
  const url = 'https://erp.example.com/hooks/greenlane'
  await person.post(`${base}/webhooks/create`, { url, events: ['order.paid', 'work_order.opened'] })
  await person.get(`${base}/webhooks/list`)
}
