import { test } from '@playwright/test'
import { buyRegistration } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { demoPerson } from './people.ts'
import { langOfProject } from './words.ts'

const BASE = '/server/portal'

/** A form that the seller of the demo has not begun, made over HTTP: for journeys that start in it. */
export async function openFormOverHttp(): Promise<{ seller: Client; nodeId: string }> {
  const seller = createClient(test.info().project.use.baseURL ?? '', langOfProject())
  const { email, password } = await demoPerson('seller')
  const { token } = await seller.post<{ token: string }>(`${BASE}/user/login`, { email, password })
  seller.signIn(token)
  const config = await seller.get<{ agreements: { userAgreement: string } }>(`${BASE}/site/config`)
  const { workOrderId } = await buyRegistration({
    steps: createSteps(() => {}),
    seller,
    base: BASE,
    agreementVersion: config.agreements.userAgreement,
  })
  const order = await seller.get<{ nodes: { id: string; kind: string }[] }>(`${BASE}/woProcessNode/get`, {
    workOrderId,
  })
  return { seller, nodeId: order.nodes.find((node) => node.kind === 'FORM')?.id ?? '' }
}
