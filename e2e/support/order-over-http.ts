import { test } from '@playwright/test'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'

/** A new seller with a paid order of a service, created over HTTP: for journeys that start after it. */
export async function orderOverHttp(code: string): Promise<{ token: string; workOrderId: string }> {
  const url = test.info().project.use.baseURL ?? ''
  const base = '/server/portal'
  const seller = createClient(url, 'en')
  const steps = createSteps(() => {})
  const agreementVersion = await openAccount({ steps, url, seller, base })
  const { workOrderId } = await buyRegistration({ steps, seller, base, agreementVersion, code })
  return { token: seller.token(), workOrderId }
}
