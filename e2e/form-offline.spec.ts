import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { formsText } from '../src/forms/web/forms.text.ts'
import { shellText } from '../src/main/web/shell.text.ts'
import { stop } from './support/look.ts'
import { openFormOverHttp } from './support/open-form.ts'
import { langOfProject, wordsOf } from './support/words.ts'

/** An unanswered form, and the browser of somebody who may fill it in. */
async function openForm(page: Page): Promise<{ nodeId: string; address: string }> {
  const { seller, nodeId } = await openFormOverHttp()
  await signIn(page.context(), seller.token())
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
  // Pages load again later; saves still fail, also the one that a window tries when it is closed.
  await context.route('**/woNodeData/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  // A window that closes is no longer offline to the browser: what it tries to save then would arrive.
  await first.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('offline'))
  })
  await first.close()
  await context.setOffline(false)
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

const country = (page: Page) => page.getByRole('combobox').and(page.locator('[id^="field-"]')).first()
// By the attribute: a list that is closed but still drawn has no role for getByRole.
const countries = (page: Page) => page.locator('[role=listbox]')
const nameOf = (code: string) => new Intl.DisplayNames([langOfProject()], { type: 'region' }).of(code) ?? code
const LIST = '**/assets/combobox-list-*.js'

test('a country is typed before the code of its list has come', async ({ page, context }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await context.route(LIST, async (route) => {
    await released
    await route.continue()
  })
  await openForm(page)
  await stop(page, '32-country-closed')
  await country(page).click()
  await page.keyboard.type(nameOf('DE').slice(0, 2))
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false')
  release()
  await expect(country(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(country(page)).toBeFocused()
  // Behind what was typed, with nothing marked that the next key would replace.
  await expect(country(page)).toHaveJSProperty('selectionStart', 2)
  await expect(country(page)).toHaveJSProperty('selectionEnd', 2)
  await page.keyboard.type(nameOf('DE').slice(2))
  await expect(country(page)).toHaveValue(nameOf('DE'))
  await stop(page, '33-country-typed')
  await page.keyboard.press('Enter')
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(country(page)).toHaveValue(nameOf('DE'))
  await isSaved(page)

  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: nameOf('DE') })).toBeVisible()
  await stop(page, '34-country-open')
  await page.keyboard.press('Escape')
  await expect(country(page)).toHaveValue(nameOf('DE'))
  await expect(countries(page)).toHaveCount(0)

  await page.keyboard.press('ArrowDown')
  await expect(countries(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(countries(page), 'gone when the field is left').toHaveCount(0)
  await expect(country(page)).toHaveAttribute('aria-expanded', 'false')
  await country(page).click()
  await expect(countries(page), 'and back with the next click').toBeVisible()
})

test('without a connection a country is chosen from the list, or typed where there is no list', async ({
  page,
  context,
}) => {
  const { address } = await openForm(page)
  const list = page.waitForResponse(LIST)
  await name(page).click()
  await (await list).finished()
  await context.setOffline(true)
  await country(page).fill(nameOf('FR'))
  await page.getByRole('option', { name: nameOf('FR') }).click()
  await expect(country(page)).toHaveValue(nameOf('FR'))
  await expect(countries(page)).toHaveCount(0)
  await context.setOffline(false)
  await isSaved(page)

  await context.route(LIST, (route) => route.abort())
  await page.goto(address)
  await country(page).fill(nameOf('IT'))
  await page.keyboard.press('Tab')
  await expect(country(page)).toHaveValue(nameOf('IT'))
  await country(page).click()
  await page.keyboard.press('Tab')
  await expect(country(page), 'left as it was').toHaveValue(nameOf('IT'))
})
