import { expect, test, type Page } from '@playwright/test'
import { vatRetroactiveExample } from '#form-templates/vat-retroactive/examples.ts'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps } from '#main/journey/steps.ts'
import { addDays } from '#platform/shared/calendar.ts'
import { staffStepsText } from '../src/work-orders/staff/web/steps/staff-steps.text.ts'
import { workOrderRefusals } from '../src/work-orders/server/work-orders.errors.ts'
import { recordStep } from './support/agency.ts'
import { deskOf } from './support/desk.ts'
import { stop } from './support/look.ts'
import { demoPerson, staffToken } from './support/people.ts'
import { agencyToday } from './support/today.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'
const steps = wordsOf(staffStepsText)

type Node = { id: string; key: string; kind: string; status: string }

/**
 * A day in the agency, its third part: missing months are calculated by one person and checked by another, as the process
 * that ships demands. Whoever calculated is told why the check is not theirs.
 */
test('a day in the agency: amounts that one has calculated, another checks', async ({ browser }) => {
  const { seller, workOrderId } = await readyToCalculate()
  const [clerk, colleague] = [await deskOf(browser, 'agent'), await deskOf(browser, 'reviewer')]
  await test.step('one calculates', () => calculate(clerk, workOrderId))
  await test.step('and may not check it', () => heldBack(clerk))
  await test.step('another does', () => check(colleague, workOrderId))
  const open = (await nodesOf(seller, workOrderId)).find(({ status }) => status === 'OPEN')
  expect(open?.key).toBe('confirmation')
  for (const desk of [clerk, colleague]) await desk.context().close()
})

async function nodesOf(seller: Client, workOrderId: string): Promise<Node[]> {
  return (await seller.get<{ nodes: Node[] }>(`${BASE}/woProcessNode/get`, { workOrderId })).nodes
}

/** The form is accepted and the power of attorney signed, over HTTP. */
async function readyToCalculate(): Promise<{ seller: Client; workOrderId: string }> {
  const url = test.info().project.use.baseURL ?? ''
  const [seller, staff] = [createClient(url, langOfProject()), createClient(url, langOfProject())]
  staff.signIn(await staffToken('admin'))
  const play = createSteps(() => {})
  const agreementVersion = await openAccount({ steps: play, url, seller, base: BASE })
  const { workOrderId } = await buyRegistration({
    steps: play,
    seller,
    base: BASE,
    agreementVersion,
    code: 'vat-retroactive-de',
  })
  const nodes = await nodesOf(seller, workOrderId)
  const idOf = (is: string) => nodes.find(({ kind }) => kind === is)?.id ?? ''
  const answers = await answersOf(seller)
  const form = { nodeId: idOf('FORM'), answers, submit: true }
  const { status } = await seller.post<{ status: string }>(`${BASE}/woNodeData/save`, form)
  expect(status).toBe('SUBMITTED')
  const review = { workOrderId, nodeId: idOf('REVIEW') }
  await staff.post(`${BASE}/staff/verdict/acceptRest`, { ...review, submission: 1 })
  await staff.post(`${BASE}/staff/node/accept`, review)
  const signature = { workOrderId, nodeId: idOf('SIGNATURE') }
  await seller.post(`${BASE}/woProcessNode/submitSignature`, {
    ...signature,
    uploadId: await paper(seller, 'signed'),
  })
  await staff.post(`${BASE}/staff/node/accept`, signature)
  return { seller, workOrderId }
}

const paper = async (seller: Client, name: string) =>
  seller.upload(`${BASE}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })

/** The example, with a paper of this seller for each that it names. */
async function answersOf(seller: Client): Promise<unknown> {
  let text = JSON.stringify({ ...vatRetroactiveExample('DE'), answerBy: addDays(agencyToday(), 14) })
  for (const name of new Set(text.match(/up_\w+/g))) text = text.replaceAll(name, await paper(seller, name))
  return JSON.parse(text) as unknown
}

async function calculate(clerk: Page, workOrderId: string): Promise<void> {
  await clerk.goto(`/admin/workOrder?id=${workOrderId}`)
  await recordStep(clerk, steps('recordDone'), () =>
    clerk.getByLabel(steps('reference')).first().fill('Calculation 2026-11'),
  )
}

/** Why, in the words of the refusal, before anybody tries. */
async function heldBack(clerk: Page): Promise<void> {
  const { name } = await demoPerson('agent')
  const why = workOrderRefusals.second_eyes({ params: { name } }).messageIn(langOfProject())
  await expect(clerk.getByText(why, { exact: false })).toHaveCount(2)
  await expect(clerk.getByRole('button', { name: steps('recordDone') })).toHaveCount(0)
  await stop(clerk, 'day-10-second-eyes')
}

async function check(colleague: Page, workOrderId: string): Promise<void> {
  await colleague.goto(`/admin/workOrder?id=${workOrderId}`)
  await recordStep(colleague, steps('recordDone'), async () => {})
  await expect(colleague.getByRole('button', { name: steps('recordDone') })).toHaveCount(0)
}
