import { test } from '@playwright/test'
import { exampleAnswers } from '#form-templates/de-vat-registration/example.ts'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps } from '#main/journey/steps.ts'
import { langOfProject } from './words.ts'

const BASE = '/server/portal'

export type SentForm = { seller: Client; workOrderId: string; number: string }

type Details = { workOrder: { number: string }; nodes: { id: string; kind: string }[] }

/** A German registration whose form, of a company with two directors, waits for its review; over HTTP. */
export async function sentForm(): Promise<SentForm> {
  const url = test.info().project.use.baseURL ?? ''
  const seller = createClient(url, langOfProject())
  const steps = createSteps(() => {})
  const agreementVersion = await openAccount({ steps, url, seller, base: BASE })
  const { workOrderId } = await buyRegistration({ steps, seller, base: BASE, agreementVersion })
  const { workOrder, nodes } = await seller.get<Details>(`${BASE}/woProcessNode/get`, { workOrderId })
  const nodeId = nodes.find(({ kind }) => kind === 'FORM')?.id
  await seller.post(`${BASE}/woNodeData/save`, { nodeId, answers: await answersOf(seller), submit: true })
  return { seller, workOrderId, number: workOrder.number }
}

async function answersOf(seller: Client) {
  const paper = async (name: string) =>
    seller.upload(`${BASE}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const answers = exampleAnswers({
    passportId: await paper('passport-zhou'),
    businessLicenceId: await paper('licence'),
    registerExtractId: await paper('register'),
    proofOfTradeId: await paper('trade'),
  })
  const [zhou] = answers['directors'] as readonly Record<string, unknown>[]
  const own = { fullName: 'LI NA', sharePercent: 40, passportNumber: 'E22345678' }
  const li = { ...zhou, _id: 'li', ...own, passport: [await paper('passport-li')] }
  return { ...answers, directors: [zhou, li], totalShare: 100 }
}
