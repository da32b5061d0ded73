import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TOTP } from 'otpauth'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { createSteps, until } from '#main/journey/steps.ts'
import { BASE } from './ask.ts'
import { fileDeclaration, type FiledDeclaration } from './filed-declaration.ts'

type Person = { role: string; name: string; email: string; password: string; totpSecret?: string }
type Paid = { orderId: string; workOrderId: string; nodeId: string }

/** What the rows find in the product: a seller with paid work, a customer with a running filing term, an invitation. */
export type World = {
  url: string
  /** A seller who has bought four registrations. */
  seller: string
  /** A customer of the demo, who has a VAT number with filing. */
  customer: string
  /** A member of another company. */
  stranger: string
  /** Answers saved and supplements asked for; nothing begun; to copy into; to type into. */
  work: { saved: Paid; fresh: Paid; empty: Paid; typed: Paid }
  /** Of the customer: calculated, checked, confirmed and filed. */
  declaration: FiledDeclaration
  invite: { code: string; url: string }
  /** How the customer signs in. */
  account: { email: string; password: string }
  /** Signs the customer in once more. */
  newSession(): Promise<string>
}

/** Plays, over HTTP, what must have happened before the rows. */
export async function buildWorld(url: string, dataDir: string): Promise<World> {
  const people = JSON.parse(await readFile(join(dataDir, 'demo-people.json'), 'utf8')) as Person[]
  const seller = createClient(url, 'en')
  const steps = createSteps(() => {})
  const agreementVersion = await openAccount({ steps, url, seller, base: BASE })
  const buy = async (): Promise<Paid> => {
    const paid = await buyRegistration({ steps, seller, base: BASE, agreementVersion })
    return { ...paid, nodeId: await formOf(seller, paid.workOrderId) }
  }
  const work = { saved: await buy(), fresh: await buy(), empty: await buy(), typed: await buy() }
  await seller.post(`${BASE}/woNodeData/save`, {
    nodeId: work.saved.nodeId,
    answers: { companyName: 'Shenzhen Lanhai Trading Co., Ltd.' },
    submit: false,
  })
  const admin = await staffOf(url, people)
  await askForSupplement(admin, work.saved.workOrderId)
  const invite = await seller.post<World['invite']>(`${BASE}/invite/create`, {
    nodeId: work.saved.nodeId,
    sections: ['people'],
  })
  await untilTold(seller)
  const customer = createClient(url, 'en')
  customer.signIn(await signInAs(url, accountOf(people, -1)))
  const reviewer = await staffOf(url, people, 'reviewer')
  const declaration = await fileDeclaration({ customer, admin, reviewer })
  const signIn = (nth: number) => signInAs(url, accountOf(people, nth))
  return {
    url,
    seller: seller.token(),
    customer: await signIn(-1),
    stranger: await signIn(0),
    work,
    declaration,
    invite,
    account: accountOf(people, -1),
    newSession: () => signIn(-1),
  }
}

/** The sellers of the demo: the first has nothing yet, the last has a VAT number. */
function accountOf(people: readonly Person[], nth: number): World['account'] {
  const found = people.filter(({ role }) => role === 'seller').at(nth)
  if (!found) throw new Error('the demo lacks a seller')
  return found
}

async function signInAs(url: string, { email, password }: World['account']): Promise<string> {
  const { token } = await createClient(url, 'en').post<{ token: string }>(`${BASE}/user/login`, {
    email,
    password,
  })
  return token
}

async function staffOf(url: string, people: readonly Person[], role = 'admin'): Promise<Client> {
  const member = people.find((person) => person.role === role)
  if (!member?.totpSecret) throw new Error(`the demo has no ${role}`)
  const staff = createClient(url, 'en')
  const { email, password, totpSecret } = member
  const otp = new TOTP({ secret: totpSecret }).generate()
  staff.signIn((await staff.post<{ token: string }>(`${BASE}/staff/login`, { email, password, otp })).token)
  return staff
}

async function formOf(seller: Client, workOrderId: string): Promise<string> {
  type Nodes = { nodes: { id: string; kind: string }[] }
  const { nodes } = await seller.get<Nodes>(`${BASE}/woProcessNode/get`, { workOrderId })
  const form = nodes.find((node) => node.kind === 'FORM')
  if (!form) throw new Error('the process has no form')
  return form.id
}

const item = (en: string, zh: string) => ({ title: { en, zh }, kind: 'text' })

async function askForSupplement(staff: Client, workOrderId: string): Promise<void> {
  await staff.post(`${BASE}/staff/supplement/ask`, {
    workOrderId,
    items: [item('Former names of the company', '公司曾用名'), item('Warehouse', '仓库')],
  })
}

/** Messages are written by jobs; the rows need several unread ones. */
async function untilTold(seller: Client): Promise<void> {
  await until('five messages', async () => {
    const { total } = await seller.get<{ total: number }>(`${BASE}/stationMsg/list`)
    return total >= 5 ? total : undefined
  })
}
