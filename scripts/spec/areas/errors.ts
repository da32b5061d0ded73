import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import type { Place } from '../place.ts'
import type { Row } from '../row.ts'
import { answerWith, NETWORK_FAILURE } from './windows.ts'

const message = (page: Page) => page.locator('[data-toast="message"]')
const ORDER = 'ord_00000000000000000000000000'

/** A read of a page is answered with this code: its message is toasted, and the page, its caller, shows that it failed. */
async function checkPassedOn(place: Place, code: number): Promise<void> {
  const page = await place.open({ token: place.seller })
  await answerWith(page, '/pendingMatters/list', code, `Words of ${code}.`)
  await page.goto('/workspace/dashboard')
  await expect(message(page)).toContainText(`Words of ${code}.`)
  await expect(page.getByText(/to-dos could not be/i).first()).toBeVisible()
}

async function openResult(place: Place, path: string, method: string): Promise<Page> {
  const page = await place.open({ token: place.seller })
  await answerWith(page, path, 3, 'The payment is refused.')
  await page.goto(`/workspace/paySuccess?orderId=${ORDER}${method}`)
  return page
}

/** 8: the error catalogue. Code 1 and failing routes stand under 4 and 2. */
export const ERROR_ROWS: readonly Row[] = [
  ...[499, 502, 500, 400].map((code): Row => ({
    id: `8.${code}`,
    says: `the message of code ${code} is an error toast, and the answer reaches its caller`,
    over: 'browser',
    check: (place) => checkPassedOn(place, code),
  })),
  {
    id: '8.3',
    says: 'the message of code 3 is an error toast, and the answer reaches its caller',
    over: 'browser',
    async check(place) {
      const page = await openResult(place, '/payment/result', '')
      await expect(message(page)).toContainText('The payment is refused.')
    },
  },
  {
    id: '8.klarnaPaymentResult',
    says: 'a path containing klarnaPaymentResult: no toast, and the answer reaches its caller',
    over: 'browser',
    async check(place) {
      const page = await openResult(place, '/payment/klarnaPaymentResult', '&method=KLARNA')
      await expect(page.getByRole('main').getByText('The payment is refused.')).toBeVisible()
      await expect(message(page)).toHaveCount(0)
    },
  },
  {
    id: '8.network',
    says: `a network failure is the toast '${NETWORK_FAILURE}'`,
    over: 'browser',
    async check(place) {
      const page = await place.open({ token: place.seller })
      await page.route('**/server/portal/order/list*', (route) => route.abort())
      await page.goto('/workspace/myOrder')
      await expect(message(page).filter({ hasText: NETWORK_FAILURE })).toBeVisible({ timeout: 15_000 })
    },
  },
  ...(['/stationMsg/unRead', '/shoppingCart/count'] as const).map((path): Row => ({
    id: `8.count ${path}`,
    says: 'a count that cannot be fetched shows its message',
    over: 'browser',
    async check(place) {
      const page = await place.open({ token: place.seller })
      await page.route(`**/server/portal${path}**`, (route) =>
        route.fulfill({ status: 502, json: { code: 502, message: 'It cannot be counted.', data: null } }),
      )
      await page.goto('/workspace/myOrder')
      await expect(message(page)).toContainText('It cannot be counted.')
      assert.equal(await message(page).count(), 1)
    },
  })),
]
