import assert from 'node:assert/strict'
import { expect, type Page } from '@playwright/test'
import { loadWithRetry } from '#platform/web/load-with-retry.ts'
import type { Row } from '../row.ts'
import { answerWith, NETWORK_FAILURE, timeToast } from './windows.ts'

const TEXTS = /\/assets\/(?:en|zh)-[\w-]+\.js$/

/**
 * Within what a busy machine adds to a timer; timers never end early, but what is shown may be drawn `drawnLate` after
 * its timer began.
 */
function expectAbout(milliseconds: number, wanted: number, slack: number, drawnLate = 60): void {
  assert.ok(
    milliseconds > wanted - drawnLate && milliseconds < wanted + slack,
    `${Math.round(milliseconds)} ms, not ${wanted}`,
  )
}

/** Opens a page whose own texts never arrive. @returns when each try was made */
async function triesFor(page: Page): Promise<number[]> {
  await page.goto('/workspace/myOrder')
  await page.waitForLoadState('networkidle')
  const tries = new Map<string, number[]>()
  await page.route(TEXTS, (route) => {
    const url = route.request().url()
    tries.set(url, [...(tries.get(url) ?? []), performance.now()])
    return route.abort()
  })
  await page.locator('a[href="/workspace/couponList"]').first().dispatchEvent('click')
  await expect(page.getByText(/could not be loaded after five/)).toBeVisible({ timeout: 40_000 })
  return [...tries.values()][0] ?? []
}

/** 9: constants. The codes, the languages and the theme stand under 4 and 1. */
export const CONSTANT_ROWS: readonly Row[] = [
  {
    id: '9.timeout',
    says: 'a call is given up after 30000 ms',
    over: 'browser',
    slow: true,
    async check(place) {
      const page = await place.open({ token: place.seller })
      const begun = new Promise<number>((done) => {
        void page.route('**/server/portal/coupon/list*', () => done(performance.now()))
      })
      await page.goto('/workspace/couponList')
      const from = await begun
      await expect(page.locator('[data-toast="message"]').filter({ hasText: NETWORK_FAILURE })).toBeVisible({
        timeout: 45_000,
      })
      expectAbout(performance.now() - from, 30_000, 4_000)
    },
  },
  {
    id: '9.notification',
    says: 'notifications are shown for 4.5 s',
    over: 'browser',
    slow: true,
    async check(place) {
      const page = await place.open({ token: place.customer })
      await answerWith(page, '/user/info', 1, 'Ended.')
      await page.goto('/workspace/myOrder')
      await page.waitForURL((url) => url.pathname === '/')
      expectAbout(await timeToast(page, 'notification'), 4_500, 1_000, 500)
    },
  },
  {
    id: '9.message',
    says: 'messages are shown for 3 s, 8 from the top',
    over: 'browser',
    slow: true,
    async check(place) {
      const page = await place.open({ token: place.seller })
      await answerWith(page, '/coupon/list', 499, 'No coupons today.')
      await page.goto('/workspace/couponList', { waitUntil: 'commit' })
      const shown = page.locator('[data-toast="message"]')
      const timed = timeToast(page, 'message')
      // Where the row fails before, its window closes while this still waits.
      timed.catch(() => undefined)
      await expect(shown).toBeVisible()
      assert.equal((await shown.boundingBox())?.y, 8)
      expectAbout(await timed, 3_000, 1_000, 500)
    },
  },
  {
    id: '9.translations retries',
    says: 'texts are tried again five times, the first time after 350 ms',
    over: 'browser',
    slow: true,
    async check(place) {
      const tries = await triesFor(await place.open({ token: place.seller }))
      assert.equal(tries.length, 6, 'the first try and five more')
      const [first = 0, second = 0] = tries
      expectAbout(second - first, 350, 400)
    },
  },
  {
    id: '9.translations at once',
    says: 'at most 10 texts are read at once',
    over: 'browser',
    async check(place) {
      let running = 0
      let most = 0
      const load = async () => {
        most = Math.max(most, ++running)
        await new Promise((done) => setTimeout(done, 10))
        running--
      }
      await Promise.all(Array.from({ length: 40 }, () => loadWithRetry(load)))
      assert.equal(most, 10, 'of forty')
      const page = await place.open({ token: place.seller })
      let open = 0
      let mostOpen = 0
      await page.route(TEXTS, async (route) => {
        mostOpen = Math.max(mostOpen, ++open)
        await new Promise((done) => setTimeout(done, 300))
        open--
        return route.continue()
      })
      await page.goto(`/workspace/myServices/detail?id=${place.work.saved.workOrderId}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 })
      assert.ok(mostOpen >= 3 && mostOpen <= 10, `${mostOpen} at once in a page`)
    },
  },
]
