import type { TestApp } from '#main/testing/test-app.ts'
import { companyInfo } from '#accounts/contract.ts'
import { holdLicence } from './fileable.builders.ts'
import { mandates } from '#registrations/server/mandates.tables.ts'
import { registrations } from '#registrations/server/registrations.tables.ts'
import { declarationBoxes, declarations, type DeclarationRow } from '../server/declarations.tables.ts'
import { completeHmrc, readHmrc, submitToHmrc } from '../staff/hmrc-contract.ts'
import { declarationRow } from './declarations.builders.ts'

type Given = {
  /** Nine digits; their end decides how the local HMRC behaves */
  vrn?: string
  mandate?: boolean
  /** Pence by box */
  boxes?: Readonly<Record<string, number>>
} & Partial<DeclarationRow>

let made = 0

/** A confirmed British return of the first quarter of 2026, with its registration and mandate. */
export async function confirmedBritish(app: TestApp, given: Given = {}): Promise<DeclarationRow> {
  return insertBritish(app, { ...given, companyId: given.companyId ?? (await companyOf(app)) })
}

/** Also of a server in a process of its own. */
export type Books = Pick<TestApp, 'clock'> & { deps: Pick<TestApp['deps'], 'db'> }

export async function insertBritish(
  app: Books,
  given: Given & { companyId: string },
): Promise<DeclarationRow> {
  const { vrn = '123456789', mandate = true, boxes = BOXES, companyId, ...changes } = given
  made += 1
  const registrationId = `rg_gb_${made}`
  await app.deps.db
    .insert(registrations)
    .values({ ...registrationRow(app, companyId), id: registrationId, registrationNumber: `GB${vrn}` })
  if (mandate) await signMandate(app, companyId)
  await holdLicence(app, 'GB')
  const row = declarationRow(app, {
    companyId,
    id: `dc_gb_${made}`,
    number: `DC-2026-8${String(made).padStart(5, '0')}`,
    registrationId,
    country: 'GB',
    currency: 'GBP',
    status: 'CONFIRMED',
    taxStatus: 'DUE',
    revision: 1,
    confirmedRevision: 1,
    payable: 10_010,
    ...changes,
  })
  await app.deps.db.insert(declarations).values(row)
  await app.deps.db.insert(declarationBoxes).values(
    Object.entries(boxes).map(([box, amount], position) => ({
      companyId,
      declarationId: row.id,
      revision: row.revision,
      box,
      position,
      amount,
      decimals: box >= '6' ? 0 : 2,
      sources: [],
    })),
  )
  return row
}

const BOXES = {
  1: 20_550,
  2: -25,
  3: 20_525,
  4: 10_515,
  5: 10_010,
  6: 30_000,
  7: 30_000,
  8: 300_000,
  9: 300_000,
} as const

async function companyOf(app: TestApp): Promise<string> {
  const { body } = await app.get(companyInfo, {}, { as: app.people.seller })
  if (!body.data) throw new Error(body.message)
  return body.data.id
}

export const registrationRow = (app: Books, companyId: string) => ({
  companyId,
  workOrderId: `wo_gb_${made}`,
  workOrderNumber: `WO-2026-8${made}`,
  orderId: 'or_gb',
  orderNumber: 'OR-2026-800000',
  productId: 'pr_gb',
  productCode: 'gb-vat-registration',
  productName: { en: 'UK VAT registration', zh: '英国增值税注册' },
  country: 'GB',
  kind: 'VAT_NUMBER' as const,
  createdAt: app.clock.now(),
})

async function signMandate(app: Books, companyId: string): Promise<void> {
  const now = app.clock.now()
  await app.deps.db.insert(mandates).values({
    companyId,
    id: `md_gb_${made}`,
    country: 'GB',
    scope: 'VAT',
    productName: { en: 'UK VAT registration', zh: '英国增值税注册' },
    workOrderId: `wo_gb_${made}`,
    workOrderNumber: `WO-2026-8${made}`,
    nodeId: `nd_gb_${made}`,
    fileId: 'fl_gb',
    status: 'IN_FORCE',
    statusSince: now,
    signedOn: '2026-01-01',
    createdAt: now,
  })
}

export type SentBack = { state: string; code?: string }

/** What an administrator does at the local HMRC. @returns what HMRC sends back with the browser */
export async function consentAtHmrc(
  app: TestApp,
  action: 'consent' | 'refuse' = 'consent',
): Promise<SentBack> {
  const { body } = await app.get(readHmrc, {}, { as: app.people.admin })
  const asked = new URL(body.data?.consentUrl ?? '')
  const page = await fetch(asked)
  if (page.status !== 200) throw new Error(`consent page: ${page.status}`)
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', action)
  const { headers } = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    body: pressed,
    redirect: 'manual',
  })
  const back = new URL(headers.get('location') ?? '').searchParams
  const code = back.get('code')
  return { state: back.get('state') ?? '', ...(code && { code }) }
}

export async function connectHmrc(app: TestApp): Promise<void> {
  const { body } = await app.post(completeHmrc, await consentAtHmrc(app), { as: app.people.admin })
  if (body.code !== 0) throw new Error(body.message)
}

/** On the page for granted authorities: every token of before is void. */
export async function withdrawAtHmrc(app: TestApp): Promise<void> {
  await fetch(`${app.baseUrl}/local-hmrc-vat/authorities`, { method: 'POST', body: new URLSearchParams() })
}

export const DEVICE = {
  deviceId: 'beec798b-b366-47fa-b1f8-92cede14a1ce',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64)',
  screens: [{ width: 1920, height: 1080, scalingFactor: 1, colourDepth: 24 }],
  windowSize: { width: 1256, height: 803 },
  timeZone: 'UTC+08:00',
}

export const sendToHmrc = (
  app: TestApp,
  { companyId, id, revision }: DeclarationRow,
  as = app.people.agent,
) =>
  app
    .post(submitToHmrc, { companyId, id, revision, approved: true, device: DEVICE }, { as })
    .then(({ body }) => body)
