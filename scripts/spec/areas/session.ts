import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { dataOf } from '../ask.ts'
import type { Place } from '../place.ts'
import type { Row } from '../row.ts'
import { answerWith, eventually, stored } from './windows.ts'

const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Opens an address with a session that the server no longer accepts. */
async function openExpired(place: Place, address: string): Promise<Page> {
  const page = await place.open({ token: place.customer })
  await answerWith(page, '/user/info', 1, 'Your session has ended.')
  await page.goto(address)
  return page
}

/** 2 and 4: states of the session, and the modes of saving. */
export const SESSION_ROWS: readonly Row[] = [
  ...(['productType=EPR', 'pendingMatterType=FORM', 'pendingRenewalType=VAT'] as const).map(
    (parameter): Row => ({
      id: `2.expired ${parameter.split('=')[0]}`,
      says: 'is read from the address when a session expires',
      over: 'browser',
      async check(place) {
        const page = await openExpired(place, `/workspace/dashboard?${parameter}`)
        await eventually('where the person is', () => placeOf(page), `/?${parameter}`)
      },
    }),
  ),
  {
    id: '2.route-failure',
    says: "a failing route shows 'Unexpected Application Error!' and the message beneath it",
    over: 'browser',
    async check(place) {
      const page = await place.open()
      await page.goto('/services')
      await page.waitForLoadState('networkidle')
      await page.route('**/assets/contact-page-*.js', (route) => route.abort())
      // Before the scripts have taken over the page a link loads the whole next one, and no route fails.
      // Asked again and again from outside: the page's own policy lets nobody evaluate a text within it.
      const isTakenOver = () =>
        page.evaluate(
          `Object.keys(document.querySelector('footer a[href="/contactUs"]')).some((key) => key.startsWith('__react'))`,
        )
      await expect.poll(isTakenOver).toBe(true)
      await page.locator('footer a[href="/contactUs"]').click()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText('Unexpected Application Error!')
      await expect(heading.locator('xpath=following-sibling::p[1]')).not.toBeEmpty()
    },
  },
  {
    id: '4.success',
    says: 'code 0 means success',
    over: 'HTTP',
    async check(place) {
      await dataOf(place, 'GET /site/config')
    },
  },
  {
    id: '4.invalid',
    says: 'code 1: the token is removed, urlProductType remembered, the person sent to the root',
    over: 'browser',
    async check(place) {
      const token = await place.newSession()
      await dataOf(place, 'POST /user/logout', { token })
      const page = await place.open({ token })
      await page.goto('/workspace/myOrder?productType=EPR')
      await eventually('where the person is', () => placeOf(page), '/?productType=EPR')
      assert.equal(await stored(page, 'localStorage', 'token'), null)
      assert.equal(await stored(page, 'localStorage', 'urlProductType'), 'EPR')
      await expect(page.locator('[data-toast="notification"]')).toHaveCount(1)
    },
  },
  {
    id: '4.save-or-update',
    says: 'node data is saved as an add first, and as an update afterwards',
    over: 'browser',
    async check(place) {
      const page = await place.open({ token: place.seller })
      await page.goto(`/workspace/dynamicForm?nodeId=${place.work.typed.nodeId}`)
      const name = page.locator('#field-companyName')
      const saved = page.waitForRequest('**/woNodeData/save')
      await name.fill('Lanhai One')
      await (await saved).response()
      const updated = page.waitForRequest('**/woNodeData/update')
      await name.fill('Lanhai Two')
      await (await updated).response()
    },
  },
]
