import { describe, expect, it } from 'vitest'
import { findPages, stillFits, type Page } from './found.ts'

const page = (id: string, en: string, zh: string, words = ''): Page => ({
  id,
  title: en,
  names: [en, zh],
  words,
  link: `/${id}`,
})

const PAGES = [
  page('orders', 'Orders', '我的订单', 'purchases invoices 发票'),
  page('services', 'My services', '我的服务', 'work orders progress 进度'),
  page('buy', 'Buy a service', '购买服务', 'catalogue'),
  page('shops', 'Shops', '店铺授权', 'Amazon marketplace 亚马逊'),
  page('vat', 'VAT by country', '各国VAT', 'rates thresholds'),
  page('reorder', 'Preordering', '预订', ''),
]

describe('the pages that are called so, best first', () => {
  it.each<readonly [string, readonly string[]]>([
    ['', []],
    ['%', []],
    ['orders', ['orders', 'services']],
    ['ORDERS', ['orders', 'services']],
    ['order', ['orders', 'reorder', 'services']],
    ['订单', ['orders']],
    ['我的', ['orders', 'services']],
    ['service', ['services', 'buy']],
    ['buy service', ['buy']],
    ['service buy', ['buy']],
    ['amazon', ['shops']],
    ['亚马逊', ['shops']],
    ['发票', ['orders']],
    ['ＶＡＴ', ['vat']],
    ['各国vat', ['vat']],
    ['vat orders', []],
    ['nothing', []],
  ])('%j', (typed, ids) => {
    expect(findPages(PAGES, typed).map(({ id }) => id)).toEqual(ids)
  })
})

describe('a result of an earlier text', () => {
  const found = {
    kind: 'WORK_ORDER',
    id: 'wo_1',
    title: 'VAT registration Germany',
    detail: 'Shop Nord',
    number: 'WO-2026-000123',
    country: 'DE',
    link: '/x',
  }
  it.each<readonly [string, boolean]>([
    ['germ', true],
    ['germany nord', true],
    ['wo-2026', true],
    ['germanz', false],
    ['germany france', false],
  ])('%j: %j', (typed, fits) => expect(stillFits(found, typed)).toBe(fits))
})
