import assert from 'node:assert/strict'
import { expect } from '@playwright/test'
import { dataOf, type Page } from '../ask.ts'
import type { Row } from '../row.ts'
import { stored } from './windows.ts'

/** 1: what the product does and for whom. */
export const PURPOSE_ROWS: readonly Row[] = [
  {
    id: '1.buy',
    says: 'sellers buy services: an order is paid and its work is open',
    over: 'HTTP',
    async check(place) {
      const { orderId, workOrderId } = place.work.saved
      const mine = { token: place.seller }
      type Order = { id: string; status: string }
      const { records } = await dataOf<Page<Order>>(place, 'GET /order/list', mine)
      assert.equal(records.find(({ id }) => id === orderId)?.status, 'FULFILLING')
      const query = { workOrderId }
      type Details = { workOrder: { status: string } }
      const details = await dataOf<Details>(place, 'GET /woProcessNode/get', { ...mine, query })
      assert.equal(details.workOrder.status, 'OPEN')
    },
  },
  {
    id: '1.languages',
    says: 'the interface is offered in English and Chinese',
    over: 'browser',
    async check(place) {
      for (const [lang, html, word] of [
        ['en', 'en', 'Services'],
        ['zh', 'zh-CN', '服务'],
      ] as const) {
        const page = await place.open({ lang })
        await page.goto('/services')
        await expect(page.locator('html')).toHaveAttribute('lang', html)
        await expect(page.locator('header').getByText(word).first()).toBeVisible()
      }
    },
  },
  {
    id: '1.default-language',
    says: 'English is the default',
    over: 'HTTP',
    async check(place) {
      const page = await place.send('/', { headers: { 'accept-language': 'zh-CN' } })
      assert.match(await page.text(), /<html lang="en"/)
      const answer = await place.send('/server/portal/nothing', {})
      assert.equal(
        ((await answer.json()) as { message: string }).message,
        'There is nothing at this address.',
      )
    },
  },
  {
    id: '1.theme',
    says: 'the theme colour is green, #8CC63E; the default theme is light',
    over: 'browser',
    async check(place) {
      const page = await place.open()
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light')
      const colours = await page.evaluate<string[]>(
        "[...document.querySelectorAll('a, button')].map((one) => getComputedStyle(one).backgroundColor)",
      )
      assert.ok(colours.includes('rgb(140, 198, 62)'), 'a button in the theme colour')
    },
  },
  {
    id: '1.invited',
    says: 'an invited person fills in a shared form without an account, by a code',
    over: 'browser',
    async check(place) {
      const page = await place.open()
      await page.goto(place.invite.url)
      await expect(page.getByText(/Lanhai/).first()).toBeVisible()
      assert.equal(await stored(page, 'localStorage', 'token'), null)
      const other = await place.open()
      await other.goto('/shareForm')
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(other.getByText(/Lanhai/)).toHaveCount(0)
    },
  },
  {
    id: '1.trident',
    says: 'a Trident browser is told to switch to a current Chrome; no other is',
    over: 'browser',
    async check(place) {
      const old = await place.open({
        userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
      })
      await old.goto('/')
      await expect(old.getByText(/switch to a current Chrome/)).toBeVisible()
      const current = await place.open()
      await current.goto('/')
      await expect(current.getByText(/switch to a current Chrome/)).toHaveCount(0)
    },
  },
]
