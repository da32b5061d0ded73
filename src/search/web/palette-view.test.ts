import { describe, expect, it } from 'vitest'
import type { Found, Page } from './found.ts'
import { paletteView, type Answer } from './palette-view.ts'

const pages: Page[] = ['Orders', 'Documents', 'Shops'].map((title) => ({
  id: title,
  title,
  names: [title],
  words: '',
  link: `/${title}`,
}))
const found = (kind: string, title: string, number: string | null = null): Found => ({
  kind,
  id: `${kind} ${title}`,
  title,
  detail: null,
  number,
  country: null,
  link: `/${kind}/${title}`,
})
const asked = (typed: string, answer?: Answer, recent: Found[] = []) => {
  const suggested = pages.map(({ id, title, link }) => ({ ...found('PAGE', title), id, link }))
  const view = paletteView({ typed, pages, recent, suggested, answer })
  return { ...view, groups: view.groups.map(({ value, items }) => [value, items.map(({ title }) => title)]) }
}
const eori = found('WORK_ORDER', 'EORI number', 'WO-2026-000007')
const order = found('ORDER', 'EORI number', 'OR-2026-000009')

describe('what the palette shows', () => {
  it('before anything is typed: what was opened last, then pages that it does not contain', () => {
    expect(asked('')).toMatchObject({ state: 'recent', groups: [['PAGE', ['Orders', 'Documents', 'Shops']]] })
    const recent = [eori, { ...found('PAGE', 'Shops'), link: '/Shops' }]
    expect(asked('  ', undefined, recent)).toMatchObject({
      state: 'recent',
      isAsking: false,
      groups: [
        ['RECENT', ['EORI number', 'Shops']],
        ['PAGE', ['Orders', 'Documents']],
      ],
    })
  })

  it('pages at once, while the server is asked', () => {
    expect(asked('ord')).toMatchObject({ state: 'found', isAsking: true, groups: [['PAGE', ['Orders']]] })
    expect(asked('eori')).toMatchObject({ state: 'waiting', isAsking: true, groups: [] })
  })

  it('the answer to exactly what is typed', () => {
    const answer = { typed: 'eori', results: [eori, order] }
    expect(asked(' eori ', answer)).toMatchObject({
      state: 'found',
      isAsking: false,
      count: 2,
      groups: [
        ['WORK_ORDER', ['EORI number']],
        ['ORDER', ['EORI number']],
      ],
    })
  })

  it('of an earlier answer only what still has the words', () => {
    const answer = { typed: 'e', results: [eori, found('SERVICE', 'Estonia')] }
    expect(asked('eo', answer)).toMatchObject({ isAsking: true, groups: [['WORK_ORDER', ['EORI number']]] })
    expect(asked('ex', answer)).toMatchObject({ state: 'waiting', groups: [] })
  })

  it('records before pages for a number', () => {
    const third = { ...found('PAGE', 'Orders 2026') }
    const view = paletteView({
      typed: '2026',
      pages: [{ id: 'y', title: third.title, names: [third.title], words: '', link: '/y' }],
      recent: [],
      suggested: [],
      answer: { typed: '2026', results: [eori] },
    })
    expect(view.groups.map(({ value }) => value)).toEqual(['WORK_ORDER', 'PAGE'])
  })

  it('that nothing was found, once the server has said so', () => {
    expect(asked('zzz', { typed: 'zzz', results: [] })).toMatchObject({ state: 'none', isAsking: false })
  })

  it('a failure beside the pages, which need no server', () => {
    expect(asked('ord', { typed: 'ord', failed: true })).toMatchObject({
      state: 'failed',
      isAsking: false,
      groups: [['PAGE', ['Orders']]],
    })
    expect(asked('orde', { typed: 'ord', failed: true })).toMatchObject({ state: 'found', isAsking: true })
  })
})
