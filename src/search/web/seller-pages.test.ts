import { expect, test } from 'vitest'
import { textsOf } from '#platform/shared/text.ts'
import { findPages, type Page } from './found.ts'
import { searchPagesText } from './search-pages.text.ts'

const en = textsOf(searchPagesText, 'en')
const zh = textsOf(searchPagesText, 'zh')
const PAGES = Object.keys(en).flatMap((key): Page[] => {
  const id = key.replace(/^page_/, '')
  const words = `${en[`words_${id}`]} ${zh[`words_${id}`]}`
  return id === key ? [] : [{ id, title: id, names: [en[key] ?? '', zh[key] ?? ''], words, link: `/${id}` }]
})

test.each<[string, string]>([
  ['password', 'security'],
  ['change password', 'security'],
  ['密码', 'security'],
  ['修改密码', 'security'],
  ['sign out', 'security'],
  ['log out', 'security'],
  ['退出', 'security'],
  ['退出登录', 'security'],
  ['close account', 'data'],
  ['delete account', 'data'],
  ['注销', 'data'],
  ['注销账户', 'data'],
  ['关闭账户', 'data'],
  ['mandate', 'registrations'],
  ['power of attorney', 'registrations'],
  ['sign', 'registrations'],
  ['授权书', 'registrations'],
  ['签署', 'registrations'],
])('%s is found on the page %s before others', (typed, id) => {
  expect(findPages(PAGES, typed)[0]?.id).toBe(id)
})

test('an authorisation is that of a shop, and one that was signed', () => {
  expect(findPages(PAGES, '授权').map(({ id }) => id)).toEqual(['shops', 'registrations'])
})
