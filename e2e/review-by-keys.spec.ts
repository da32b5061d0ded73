import { expect, test, type Browser, type Page } from '@playwright/test'
import { buyRegistration, openAccount } from '#main/journey/buy.ts'
import { createClient } from '#main/journey/http-client.ts'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { createSteps } from '#main/journey/steps.ts'
import { exampleAnswers } from '../src/form-templates/de-vat-registration/example.ts'
import { staffStepsText } from '../src/work-orders/staff/web/steps/staff-steps.text.ts'
import { staffToken } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'

/** A form that was submitted, over HTTP. */
async function submitted(): Promise<string> {
  const url = test.info().project.use.baseURL ?? ''
  const steps = createSteps(() => {})
  const seller = createClient(url, langOfProject())
  const agreementVersion = await openAccount({ steps, url, seller, base: BASE })
  const { workOrderId } = await buyRegistration({ steps, seller, base: BASE, agreementVersion })
  type Nodes = { nodes: { id: string; kind: string }[] }
  const { nodes } = await seller.get<Nodes>(`${BASE}/workOrder/details`, { workOrderId })
  const paper = async (name: string) =>
    seller.upload(`${BASE}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const answers = exampleAnswers({
    passportId: await paper('passport'),
    businessLicenceId: await paper('licence'),
    registerExtractId: await paper('register'),
    proofOfTradeId: await paper('trade'),
  })
  const nodeId = nodes.find(({ kind }) => kind === 'FORM')?.id
  await seller.post(`${BASE}/woNodeData/save`, { nodeId, answers, submit: true })
  return workOrderId
}

async function deskOf(browser: Browser, workOrderId: string): Promise<Page> {
  const url = test.info().project.use.baseURL ?? ''
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } })
  await context.addCookies([{ name: 'language', value: langOfProject(), url }])
  const token = await staffToken('admin')
  await context.addInitScript(`sessionStorage.setItem('staffToken', ${JSON.stringify(token)})`)
  const desk = await context.newPage()
  await desk.goto(`/admin/workOrder?id=${workOrderId}`)
  await expect(desk.locator('[data-decisions]').first()).toBeVisible()
  return desk
}

/** Which answer has the focus; `page` where it fell to the page's start. */
async function focus(desk: Page): Promise<string> {
  const focused = desk.locator(':focus')
  if ((await focused.count()) === 0) return 'page'
  const answer = desk.locator('[data-answer]:has(:focus)')
  return (await answer.count()) === 0
    ? 'elsewhere'
    : ((await answer.first().getAttribute('data-answer')) ?? '')
}

/** ↓ until the answer has the focus. */
async function goTo(desk: Page, path: string): Promise<void> {
  for (let press = 0; press < 80 && (await focus(desk)) !== path; press++)
    await desk.keyboard.press('ArrowDown')
  expect(await focus(desk)).toBe(path)
}

test('a form is worked by keys, its files open with their answers, and the focus stays', async ({
  browser,
}) => {
  const t = wordsOf(staffStepsText)
  const desk = await deskOf(browser, await submitted())
  const viewer = desk.getByRole('complementary', { name: t('viewer') })
  const shown = viewer.locator('h3')

  await desk.keyboard.press('ArrowDown')
  const first = await focus(desk)
  expect(['page', 'elsewhere']).not.toContain(first)
  await desk.keyboard.press('ArrowDown')
  const second = await focus(desk)
  expect(second).not.toBe(first)
  await desk.keyboard.press('ArrowUp')
  expect(await focus(desk)).toBe(first)

  const kept = desk.waitForResponse((response) => response.url().endsWith('/staff/verdict/set'))
  await desk.keyboard.press('Enter')
  await kept
  const accepted = desk.locator(`[data-answer="${first}"] [aria-pressed="true"]`)
  await expect(accepted).toHaveCount(1)
  expect(await focus(desk)).not.toBe('page')

  // The viewer follows the focus, and names the answer that its file belongs to.
  await goTo(desk, 'businessLicence')
  await expect(shown).toHaveText('licence.pdf')
  const label = await desk.locator('[data-answer="businessLicence"]').getAttribute('aria-label')
  await expect(viewer.getByRole('button', { name: label ?? '', exact: true })).toBeVisible()
  await desk.keyboard.press('o')
  await expect(shown).toHaveText('licence.pdf')
  expect(await focus(desk)).not.toBe('page')

  await desk.keyboard.press('n')
  await expect(shown).not.toHaveText('licence.pdf')
  await desk.keyboard.press('p')
  await expect(shown).toHaveText('licence.pdf')
  await expect(viewer.getByRole('button', { name: t('fitPage') })).toBeVisible()
  await desk.keyboard.press('f')
  await expect(viewer.getByRole('button', { name: t('fitWidth') })).toBeVisible()

  // To the end by the button itself: at the last file it does nothing more, and keeps the focus.
  const next = viewer.getByRole('button', { name: t('fileAfter') })
  await next.focus()
  for (let press = 0; press < 12; press++) await desk.keyboard.press('Enter')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()

  // Back to the answer of the file that is shown: `r` marks it and leads to its reasons.
  await desk.locator('[data-answer="businessLicence"] button[data-file]').click()
  await viewer.getByRole('button', { name: label ?? '', exact: true }).click()
  expect(await focus(desk)).toBe('businessLicence')
  await desk.keyboard.press('r')
  await expect(desk.locator('[data-answer="businessLicence"] input').first()).toBeFocused()
  await desk.context().close()
})
