import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../src/main/web/routes.ts'
import { demoPerson, staffToken } from './support/people.ts'
import { stop } from './support/look.ts'
import { langOfProject, wordsOf } from './support/words.ts'
import { couponsText } from '../src/coupons/web/coupons.text.ts'
import { FAILURE_WORDS } from '../src/platform/ui/failure-words.ts'
import { uiText } from '../src/platform/ui/ui.text.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'

/*
 * What the specification fixes of the client, each rule in a real browser.
 */

const CALLS = '**/server/portal/**'
const FAILURE = 'Unexpected Application Error!'
const MESSAGES = '[data-toast="message"]'

async function speak(page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
}

const assetOf = (url: string): string =>
  readFileSync(
    resolve(import.meta.dirname, '../build/client/assets', basename(new URL(url).pathname)),
    'utf8',
  )

/** Signed in as a seller of the demo, without the sign-in page. */
async function asSeller(page: Page): Promise<string> {
  const { email, password } = await demoPerson('seller')
  const answer = await page.request.post('/server/portal/user/login', { data: { email, password } })
  const { data } = (await answer.json()) as { data: { token: string } }
  await page.addInitScript((token) => localStorage.setItem('token', token), data.token)
  await speak(page)
  return data.token
}

const refuse = (page: Page, path: string, code: number, message: string) =>
  page.route(`**/server/portal${path}**`, (route) =>
    route.fulfill({ status: code === 500 ? 500 : 422, json: { code, message, data: null } }),
  )

test('every call carries lang and the three token headers, signed in and signed out', async ({ page }) => {
  const seen: { path: string; headers: Record<string, string> }[] = []
  await page.route(CALLS, async (route) => {
    seen.push({ path: new URL(route.request().url()).pathname, headers: await route.request().allHeaders() })
    await route.continue()
  })
  await speak(page)
  await page.goto('/register')
  await page.goto('/shoppingCart')
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  for (const { path, headers } of seen)
    expect(headers, path).toMatchObject({
      lang: langOfProject(),
      token: '',
      authorization: '',
      'x-access-token': '',
    })
  seen.length = 0
  const token = await asSeller(page)
  await page.goto('/workspace/dashboard')
  await expect.poll(() => seen.length).toBeGreaterThan(4)
  for (const { path, headers } of seen)
    expect(headers, path).toMatchObject({
      lang: langOfProject(),
      token,
      authorization: token,
      'x-access-token': token,
    })
})

test('the language kept in the storage counts when the cookie is gone', async ({ page }) => {
  const url = test.info().project.use.baseURL ?? ''
  const other = langOfProject() === 'zh' ? 'en' : 'zh'
  await page.goto('/')
  await page.evaluate((lang) => localStorage.setItem('lang', lang), other)
  // A page that is still starting would write its cookie again.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/aboutUs')
  await expect(page.locator('html')).toHaveAttribute('lang', other === 'zh' ? 'zh-CN' : 'en')
  await expect
    .poll(async () => (await page.context().cookies(url)).find(({ name }) => name === 'language')?.value)
    .toBe(other)
})

test('a read that fails says why in a toast, once an outage, and in its place', async ({ page }) => {
  await asSeller(page)
  await refuse(page, '/pendingMatters/list', 499, 'The list rests.')
  await page.goto('/workspace/dashboard')
  await expect(page.locator(MESSAGES).filter({ hasText: 'The list rests.' })).toBeVisible()
  const t = wordsOf(workOrdersText)
  await expect(page.getByText(t('todosFailed'))).toBeVisible()
  await expect(page.getByText(t('nothingToDo'))).toHaveCount(0)
  await stop(page, 'rules-1-read-failed')

  await page.unrouteAll()
  let number = 0
  await page.route(CALLS, (route) =>
    route.fulfill({ status: 500, json: { code: 500, message: `Ours, number ${++number}`, data: null } }),
  )
  await page.goto('/workspace/dashboard')
  await expect(page.locator(MESSAGES).filter({ hasText: 'Ours' })).toHaveCount(1)
  await expect.poll(() => number).toBeGreaterThan(3)
  await expect(page.locator(MESSAGES).filter({ hasText: 'Ours' })).toHaveCount(1)
})

test('counts that fail show their message', async ({ page }) => {
  await asSeller(page)
  await refuse(page, '/shoppingCart/count', 502, 'The cart cannot be counted.')
  await page.goto('/aboutUs')
  await expect(page.locator(MESSAGES)).toContainText('The cart cannot be counted.')
  await page.goto('/workspace/myOrder')
  await expect(page.locator(MESSAGES).filter({ hasText: 'counted' })).toHaveCount(1)
})

test('a refused Klarna payment has its page and no toast; any other code 3 has a toast', async ({ page }) => {
  await asSeller(page)
  await refuse(page, '/payment/klarnaPaymentResult', 3, 'Klarna refuses.')
  await refuse(page, '/payment/result', 3, 'The card refuses.')
  await page.goto('/workspace/paySuccess?orderId=ord_00000000000000000000000000&method=KLARNA')
  await expect(page.getByText('Klarna refuses.')).toBeVisible()
  await expect(page.locator(MESSAGES)).toHaveCount(0)
  await page.goto('/workspace/paySuccess?orderId=ord_00000000000000000000000000')
  await expect(page.locator(MESSAGES)).toContainText('The card refuses.')
})

test(
  'texts that cannot be loaded are tried again five times, then the page says so',
  { tag: '@zh-390' },
  async ({ page }) => {
    await speak(page)
    await asSeller(page)
    await page.goto('/workspace/myOrder')
    await page.waitForLoadState('networkidle')
    const tries = new Map<string, number>()
    await page.route('**/assets/**', async (route) => {
      const url = route.request().url()
      if (!assetOf(url).includes(wordsOf(couponsText)('empty_offered'))) return route.continue()
      tries.set(url, (tries.get(url) ?? 0) + 1)
      return route.abort()
    })
    await page.locator('a[href="/workspace/couponList"]').first().dispatchEvent('click')
    await expect(page.getByText(FAILURE_WORDS.lostTexts[langOfProject()])).toBeVisible({ timeout: 40_000 })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILURE)
    expect([...tries.values()]).toEqual([6])
    await stop(page, 'rules-2-texts-lost')
    await page.unrouteAll()
    await page.getByRole('button', { name: FAILURE_WORDS.tryAgain[langOfProject()] }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(FAILURE)
  },
)

test('a page whose script cannot be loaded shows the failure, inside the shell', async ({ page }) => {
  await speak(page)
  await page.goto('/services')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/contact-page-*.js', (route) => route.abort())
  // Before the scripts have taken over the page a link loads the whole next one.
  const isTakenOver = () =>
    page.evaluate(
      `Object.keys(document.querySelector('footer a[href="/contactUs"]')).some((key) => key.startsWith('__react'))`,
    )
  await expect.poll(isTakenOver).toBe(true)
  await page.evaluate('document.body.dataset.stays = "yes"')
  await page.locator('footer a[href="/contactUs"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAILURE)
  await expect(page.getByText(FAILURE_WORDS.lostScript[langOfProject()])).toBeVisible()
  await expect(page.locator('header').first()).toBeVisible()
  expect(await page.evaluate('document.body.dataset.stays'), 'no reload').toBe('yes')
  await stop(page, 'rules-3-script-lost')
  await page.unrouteAll()
  await page.getByRole('button', { name: FAILURE_WORDS.tryAgain[langOfProject()] }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(FAILURE)
})

test('a page whose first scripts cannot be loaded shows the failure, not a skeleton', async ({ page }) => {
  await asSeller(page)
  await page.route('**/assets/entry.client-*.js', (route) => route.abort())
  await page.goto('/workspace/dashboard')
  await expect(page.getByRole('heading', { name: FAILURE })).toBeVisible()
  await stop(page, 'rules-4-no-script')
  await page.unrouteAll()
  await page.getByRole('button', { name: FAILURE_WORDS.tryAgain[langOfProject()] }).click()
  await expect(page.getByRole('heading', { name: FAILURE })).toHaveCount(0)
})

test('an address that does not exist says so inside its shell', async ({ page }) => {
  await asSeller(page)
  const t = wordsOf(uiText)
  for (const [path, name] of [
    ['/nothing/here', 'rules-5-not-found'],
    ['/workspace/nothing', 'rules-6-not-found-workspace'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFoundTitle'))
    await expect(page.locator('header:visible, nav:visible').first()).toBeVisible()
    await expect(page.getByText(FAILURE)).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    await stop(page, name)
  }
})

type Place = { path: string; access: string; auth: boolean }

/** Every route of the table with the flag and the access that its file declares. */
function placesOf(entries: readonly RouteConfigEntry[], parent = ''): Place[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`
    const code = readFileSync(resolve(import.meta.dirname, '../src/main/web', entry.file), 'utf8')
    const access = /access: '(\w+)'/.exec(code)?.[1] ?? 'none'
    const place = { path: path === '' ? '/' : path, access, auth: /auth: true/.test(code) }
    const isPage = entry.children === undefined && entry.path !== '*'
    return [...(isPage ? [place] : []), ...placesOf(entry.children ?? [], path)]
  })
}

test(
  'every route carries the auth flag, and without a session only public pages open',
  { tag: '@en-1280' },
  async ({ page }) => {
    const places = placesOf(await routes)
    expect(places.length).toBeGreaterThan(40)
    expect(places.filter(({ auth }) => !auth)).toEqual([])
    for (const { path, access } of places) {
      await page.goto(path)
      const there = () => new URL(page.url()).pathname
      const note = `${path} (${access})`
      if (access === 'seller') await expect.poll(there, note).toBe('/login')
      else if (access === 'staff') await expect.poll(there, note).toBe('/admin/login')
      else expect(['public', 'invited'], note).toContain(access)
      if (access === 'seller' || access === 'staff')
        expect(new URL(page.url()).searchParams.get('next') ?? path, note).toMatch(/^\//)
    }
  },
)

test('finance begins where finance may read, and is refused nothing', async ({ page }) => {
  await speak(page)
  const session = await staffToken('finance')
  await page.addInitScript((token) => sessionStorage.setItem('staffToken', token), session)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/server/portal/') && response.status() >= 400) refused.push(response.url())
  })
  await page.goto('/admin')
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
  await expect(page.locator(MESSAGES)).toHaveCount(0)
})

test('after a navigation the focus is on the heading', async ({ page }) => {
  await asSeller(page)
  await page.goto('/workspace/myOrder')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('a[href="/workspace/couponList"]').first().dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(couponsText)('title'))
})
