import { test } from '@playwright/test'
import { beginFiling, monthsAgo } from '#main/journey/begin-filing.ts'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { staffToken } from './people.ts'
import { langOfProject } from './words.ts'

const BASE = '/server/portal'

export type FilingSeller = { seller: Client; reviewer: Client; month: string }

/** A new seller whose German returns we file from the last month on, and staff who may sign them; all over HTTP. */
export async function filingSeller(): Promise<FilingSeller> {
  const url = test.info().project.use.baseURL ?? ''
  const steps = createSteps(() => {})
  const [seller, admin, reviewer] = [1, 2, 3].map(() => createClient(url, langOfProject())) as [
    Client,
    Client,
    Client,
  ]
  admin.signIn(await staffToken('admin'))
  reviewer.signIn(await staffToken('reviewer'))
  const agreementVersion = await openAccount({ steps, url, seller, base: BASE })
  const chosen = { filing: '12' }
  const { workOrderId } = await buyRegistration({ steps, seller, base: BASE, agreementVersion, chosen })
  const month = monthsAgo(1)
  await beginFiling(
    { steps, seller, staff: admin, base: BASE, workOrderId },
    { number: 'DE136695976', firstMonth: month },
  )
  const { id } = await reviewer.get<{ id: string }>(`${BASE}/staff/me`)
  const licence = { country: 'DE', act: 'FILE_RETURNS', holder: 'Muster GmbH', number: 'StB 4711' }
  await admin.post(`${BASE}/staff/licence/save`, { ...licence, validFrom: '2020-01-01', signers: [id] })
  return { seller, reviewer, month }
}
