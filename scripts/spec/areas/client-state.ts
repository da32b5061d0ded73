import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import type { Place } from '../place.ts'
import type { Row } from '../row.ts'
import { CALLS, eventually, stored } from './windows.ts'

const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

/** The header while no count has been answered. */
async function headerBeforeAnswers(place: Place): Promise<Page> {
  const page = await place.open({ token: place.seller })
  await page.route(CALLS, () => new Promise(() => {}))
  await page.goto('/workspace/myOrder')
  await expect(page.locator('header a[href="/shoppingCart"]').first()).toBeVisible()
  return page
}

const badgeOf = async (page: Page, href: string) =>
  (await page.locator(`header a[href="${href}"]`).first().innerText()).trim()

/** 3: what the client keeps, and where. */
export const CLIENT_STATE_ROWS: readonly Row[] = [
  {
    id: '3.shoppingCartCount',
    says: 'a number that starts at 0: no badge before the answer, then the count',
    over: 'browser',
    async check(place) {
      const waiting = await headerBeforeAnswers(place)
      assert.match(await badgeOf(waiting, '/shoppingCart'), /^0?$/)
      const page = await place.open({ token: place.customer })
      await page.route('**/shoppingCart/count', (route) =>
        route.fulfill({ json: { code: 0, message: 'Success', data: 7 } }),
      )
      await page.goto('/workspace/myOrder')
      await eventually('the badge of the cart', () => badgeOf(page, '/shoppingCart'), '7')
    },
  },
  {
    id: '3.unReadCount',
    says: 'a number that starts at 0: no badge before the answer, then the count',
    over: 'browser',
    async check(place) {
      const waiting = await headerBeforeAnswers(place)
      assert.match(await badgeOf(waiting, '/workspace/information'), /^0?$/)
      const page = await place.open({ token: place.customer })
      const counts = { ALL: 8, SYSTEM: 8, ORDER: 0, WORK_ORDER: 0, DECLARATION: 0, PROMOTION: 0 }
      await page.route('**/stationMsg/unRead**', (route) => {
        const data = route.request().url().includes('/ALL') ? counts : 8
        return route.fulfill({ json: { code: 0, message: 'Success', data } })
      })
      await page.goto('/workspace/myOrder')
      await eventually('the badge of the messages', () => badgeOf(page, '/workspace/information'), '8')
    },
  },
  {
    id: '3.lang',
    says: "starts as 'en'; local storage and the cookie `language` keep what is chosen",
    over: 'browser',
    async check(place) {
      const page = await place.open()
      await page.goto('/services')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.goto('/services')
      await page.waitForLoadState('networkidle')
      await page.locator('footer a[hreflang="zh"], header a[hreflang="zh"]').last().dispatchEvent('click')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      assert.equal(await stored(page, 'localStorage', 'lang'), 'zh')
      assert.equal(await cookieOf(page, 'language'), 'zh')
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    },
  },
  {
    id: '3.token',
    says: 'the sign-in token lies in local storage',
    over: 'browser',
    async check(place) {
      const page = await place.open()
      await page.goto('/login')
      const { email, password } = place.account
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(password)
      const answer = page.waitForResponse('**/user/login')
      await page.locator('form button[type="submit"]').first().click()
      const { data } = (await (await answer).json()) as { data: { token: string } }
      await eventually('the token', () => stored(page, 'localStorage', 'token'), data.token)
    },
  },
  {
    id: '3.inviteCommitCode',
    says: 'the invite code lies in session storage and is sent as a header of that name',
    over: 'browser',
    async check(place) {
      const page = await place.open()
      const asked = page.waitForRequest('**/woNodeData/getInviteCommitForm')
      await page.goto(place.invite.url)
      assert.equal((await (await asked).allHeaders())['invitecommitcode'], place.invite.code)
      assert.equal(await stored(page, 'sessionStorage', 'inviteCommitCode'), place.invite.code)
      assert.equal(await stored(page, 'localStorage', 'inviteCommitCode'), null)
    },
  },
]
