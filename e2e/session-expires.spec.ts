import { expect, test, type Page } from '@playwright/test'
import { samplePdf } from '#main/journey/sample-documents.ts'
import { workOrdersText } from '../src/work-orders/web/work-orders.text.ts'
import { shellText } from '../src/main/web/shell.text.ts'
import { openFormOverHttp } from './support/open-form.ts'
import { stop } from './support/look.ts'
import { demoPerson } from './support/people.ts'
import { signIn } from './support/seller.ts'
import { langOfProject, wordsOf } from './support/words.ts'

/*
 * A session that ends: by itself, in another window, in the middle of something. The token goes, the person lands on
 * the root with one notice, and is led back after signing in again.
 */

const BASE = '/server/portal'
const NOTICE = '[data-toast="notification"]'
const t = (key: keyof typeof shellText & string) => wordsOf(shellText)(key)
const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

/** Signed in once; a session that ends stays ended. */
async function asSeller(page: Page, token?: string): Promise<string> {
  const { email, password } = await demoPerson('seller')
  const answer = await page.request.post(`${BASE}/user/login`, { data: { email, password } })
  const own = token ?? ((await answer.json()) as { data: { token: string } }).data.token
  const url = test.info().project.use.baseURL ?? ''
  await page.context().addCookies([{ name: 'language', value: langOfProject(), url }])
  await page.goto('/favicon.svg')
  await page.evaluate((value) => localStorage.setItem('token', value), own)
  return own
}

/** Ends a session on the server, as another device does. */
const endElsewhere = (page: Page, token: string) =>
  page.request.post(`${BASE}/user/logout`, { headers: { Token: token }, data: {} })

async function expectSignedOut(page: Page, place: string): Promise<void> {
  await expect.poll(() => placeOf(page)).toBe(place)
  await expect(page.locator(NOTICE)).toHaveText(new RegExp(t('sessionEnded').slice(0, 12)))
  await expect(page.locator(NOTICE)).toHaveCount(1)
  expect(await tokenOf(page)).toBeNull()
}

test('a session that was ended on another device ends here, once, and leads back', async ({ page }) => {
  const token = await asSeller(page)
  await endElsewhere(page, token)
  await page.goto('/workspace/couponList?productType=EPR')
  await expectSignedOut(page, '/?productType=EPR')
  expect(await page.evaluate(() => localStorage.getItem('urlProductType'))).toBe('EPR')
  await stop(page, 'session-1-ended')
  await page.reload()
  await expect(page.locator('header').first()).toBeVisible()
  await expect(page.locator(NOTICE)).toHaveCount(0)
  await page.goto('/login')
  await signIn(page, await demoPerson('seller'))
  await expect.poll(() => placeOf(page)).toBe('/workspace/couponList?productType=EPR')
})

test('a background refetch that is answered with code 1 ends it', async ({ page }) => {
  const token = await asSeller(page)
  await page.goto('/workspace/myServices')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await endElsewhere(page, token)
  await page.waitForTimeout(10_500)
  // The window is looked at again: what it shows is older than ten seconds.
  await page.evaluate("window.dispatchEvent(new Event('visibilitychange'))")
  await expectSignedOut(page, '/')
})

test('two windows: both end when one signs out, and neither stays behind', async ({ page }) => {
  await asSeller(page)
  const other = await page.context().newPage()
  await page.goto('/workspace/dashboard')
  await other.goto('/workspace/myOrder?pendingMatterType=PAYMENT')
  for (const window of [page, other]) await expect(window.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('token'))
  await expectSignedOut(other, '/?pendingMatterType=PAYMENT')
})

test('the late answer to an ended session leaves the new one of another window alone', async ({ page }) => {
  const old = await asSeller(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${BASE}/coupon/list*`, async (route) => {
    if ((await route.request().allHeaders())['token'] !== old) return route.continue()
    await held
    return route.fulfill({ status: 401, json: { code: 1, message: 'Ended.', data: null } })
  })
  await page.goto('/workspace/couponList')
  const next = await page.context().newPage()
  const renewed = await asSeller(next)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1_000)
  expect(placeOf(page)).toBe('/workspace/couponList')
  expect(await tokenOf(page)).toBe(renewed)
})

test('during an upload: no question holds the window up', async ({ page }) => {
  const { seller, nodeId } = await openFormOverHttp()
  await asSeller(page, seller.token())
  await page.route(`**${BASE}/file/upload`, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    return route.fulfill({ status: 401, json: { code: 1, message: 'Ended.', data: null } })
  })
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.goto(`/workspace/dynamicForm?nodeId=${nodeId}&field=businessLicence`)
  const chooser = page.waitForEvent('filechooser')
  await page.locator('#field-businessLicence').click()
  const buffer = await samplePdf('licence')
  await (await chooser).setFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer })
  await expectSignedOut(page, '/')
  expect(asked).toEqual([])
})

for (const [query, place] of [
  ['productType=EPR', '/services?category=EPR'],
  ['pendingMatterType=FORM', '/workspace/dashboard?pendingMatterType=FORM'],
  ['pendingRenewalType=VAT', '/workspace/registrations?pendingRenewalType=VAT'],
] as const)
  test(`${query} leads to its place, signed in or after signing in`, async ({ page }) => {
    await page.goto(`/login?next=${encodeURIComponent(`/?${query}`)}&lang=${langOfProject()}`)
    await signIn(page, await demoPerson('seller'))
    await expect.poll(() => placeOf(page)).toBe(place)
    await page.goto(`/?${query}`)
    await expect.poll(() => placeOf(page)).toBe(place)
    if (place.includes('pendingMatterType')) {
      const type = wordsOf(workOrdersText)('matter_FORM')
      const heading = wordsOf(workOrdersText)('todosOfType', { type })
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await stop(page, `session-2-${query}`)
    }
    await page.goto(`/?${query.split('=')[0]}=%3Cscript%3E`)
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe('/')
  })

test('the correct spellings lead to the fixed ones, with what follows them', async ({ page }) => {
  for (const [spelt, fixed] of [
    ['/confirmOrder?a=1', '/confrimOrder?a=1'],
    ['/workspace/taxCalculator?a=1', '/workspace/taxCaculator?a=1'],
  ] as const) {
    const answer = await page.request.get(spelt, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], spelt).toEqual([301, fixed])
  }
})
