import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { buyRegistration } from '../scripts/journey/buy.ts'
import { createClient } from '../scripts/journey/http-client.ts'
import { createSteps } from '../scripts/journey/steps.ts'
import { formsText } from '../src/forms/web/forms.text.ts'
import { shellText } from '../src/main/web/shell.text.ts'
import { stop } from './support/look.ts'
import { demoPerson } from './support/people.ts'
import { langOfProject, wordsOf } from './support/words.ts'

const BASE = '/server/portal'

/** An unanswered form, and the browser of somebody who may fill it in. */
async function openForm(page: Page): Promise<{ nodeId: string; address: string }> {
  const url = test.info().project.use.baseURL ?? ''
  const person = await demoPerson('seller')
  const seller = createClient(url, langOfProject())
  const { token } = await seller.post<{ token: string }>(`${BASE}/user/login`, {
    email: person.email,
    password: person.password,
  })
  seller.signIn(token)
  const config = await seller.get<{ agreements: { userAgreement: string } }>(`${BASE}/site/config`)
  const agreementVersion = config.agreements.userAgreement
  const { workOrderId } = await buyRegistration({
    steps: createSteps(() => {}),
    seller,
    base: BASE,
    agreementVersion,
  })
  const order = await seller.get<{ nodes: { id: string; kind: string }[] }>(`${BASE}/woProcessNode/get`, {
    workOrderId,
  })
  const nodeId = order.nodes.find((node) => node.kind === 'FORM')?.id ?? ''
  await signIn(page.context(), token)
  const address = `/workspace/dynamicForm?nodeId=${nodeId}`
  await page.goto(address)
  await expect(name(page)).toBeVisible()
  return { nodeId, address }
}

async function signIn(context: BrowserContext, token: string): Promise<void> {
  await context.addCookies([
    { name: 'language', value: langOfProject(), url: test.info().project.use.baseURL ?? '' },
  ])
  await context.addInitScript((value) => {
    // Once: signing out must not sign in again.
    if (!sessionStorage.getItem('e2e')) localStorage.setItem('token', value)
    sessionStorage.setItem('e2e', 'done')
  }, token)
}

const name = (page: Page) => page.locator('#field-companyName')
const city = (page: Page) => page.locator('#field-city')
const t = (key: keyof typeof formsText & string, params = {}) => wordsOf(formsText)(key, params)
const unsentCount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:form:')).length)
const isSaved = (page: Page) => expect.poll(() => unsentCount(page)).toBe(0)

test('a form can be filled in offline, and nothing typed is lost', async ({ page, context }) => {
  const { address } = await openForm(page)
  await name(page).fill('Lanhai One')
  await isSaved(page)

  await context.setOffline(true)
  await name(page).fill('Lanhai Two')
  await expect(page.getByText(t('offlineTitle'))).toBeVisible()
  await city(page).fill('Foshan')
  await page.waitForTimeout(2500)
  await expect(page.getByText(t('offlineTitle')), 'one notice an outage').toHaveCount(1)
  expect(await unsentCount(page)).toBe(1)
  await stop(page, '30-form-offline')

  await context.setOffline(false)
  await expect(page.getByText(t('offlineTitle'))).toHaveCount(0)
  await isSaved(page)
  await page.goto(address)
  await expect(name(page)).toHaveValue('Lanhai Two')
  await expect(city(page)).toHaveValue('Foshan')
})

test('unsent answers are restored after the window was closed, and deleted at sign-out', async ({
  page: first,
  context,
}) => {
  const { address } = await openForm(first)
  await context.setOffline(true)
  await name(first).fill('Typed in a tunnel')
  await expect(first.getByText(t('offlineTitle'))).toBeVisible()
  await first.close()
  await context.setOffline(false)
  // Pages load again; saves still fail.
  await context.route('**/woNodeData/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const page = await context.newPage()
  await page.goto(address)
  await expect(name(page)).toHaveValue('Typed in a tunnel')
  expect(await unsentCount(page)).toBe(1)

  await page.locator('header').getByRole('button', { expanded: false }).last().click()
  await page.getByRole('menuitem', { name: wordsOf(shellText)('signOut') }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await unsentCount(page)).toBe(0)
  await context.close()
})

test('two windows: different answers are merged, a conflicting answer raises a question', async ({
  page,
  context,
}) => {
  const { address } = await openForm(page)
  await name(page).fill('Lanhai')
  await isSaved(page)
  const other = await context.newPage()
  await other.goto(address)
  await expect(name(other)).toHaveValue('Lanhai')

  await city(other).fill('Foshan')
  await isSaved(other)
  await name(page).fill('Lanhai of the first window')
  await isSaved(page)
  await expect(city(page), 'taken over without a question').toHaveValue('Foshan')

  await name(other).fill('Lanhai of the second window')
  await expect(other.getByText(t('conflictTitle', { count: 1 })).first()).toBeVisible()
  await expect(other.getByText('Lanhai of the first window')).toBeVisible()
  await stop(other, '31-form-conflict')
  await other.getByRole('button', { name: t('keepMine') }).click()
  await isSaved(other)
  await page.goto(address)
  await expect(name(page)).toHaveValue('Lanhai of the second window')
  await expect(city(page)).toHaveValue('Foshan')
})
