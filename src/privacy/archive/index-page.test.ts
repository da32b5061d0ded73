import { expect, it } from 'vitest'
import { indexPage } from './index-page.ts'

const FACTS = {
  agency: 'Muster & Co.',
  company: '<script>alert(1)</script>',
  person: '\u202eevil "quoted" 𠮷',
  madeAt: '2026-11-22 10:00 UTC',
  tables: [
    { title: { en: 'Orders', zh: '订单' }, rows: 3, json: 'data/orders.json', csv: 'data/orders.csv' },
    { title: { en: 'Letters', zh: '证明' }, rows: 0, json: 'data/letters.json', csv: 'data/letters.csv' },
  ],
  folders: [
    {
      title: { en: 'Documents', zh: '文件' },
      files: [
        { path: 'documents/0001-a #1"x.pdf', name: '<img src=x onerror=alert(1)>' },
        {
          path: 'documents/0002-p.pdf',
          name: 'p.pdf',
          about: { en: 'Passport, <b>LI NA</b>', zh: '护照，<b>LI NA</b>' },
        },
      ],
    },
  ],
  unreadable: ['lost\u202e.pdf'],
}
const page = [...indexPage(FACTS)].join('')

it('runs nothing and loads nothing, whatever the names are', () => {
  expect(page).not.toMatch(/<script|<img|<link|https?:|onerror=(?!alert\(1\)&gt;)/i)
  expect(page).toContain("default-src 'none'")
  expect(page).toContain('<bdi>&lt;script&gt;alert(1)&lt;/script&gt;</bdi>')
})

it('keeps the direction of a name to the name', () => {
  expect(page).toContain('<bdi>\u202eevil &quot;quoted&quot; 𠮷</bdi>')
  expect(page).toContain('<li><bdi>lost\u202e.pdf</bdi></li>')
})

it('is in both languages, and links what there is', () => {
  expect(page).toContain('Orders <span class="zh" lang="zh-Hans">订单</span></td><td class="n">3</td>')
  expect(page).toContain('href="data/orders.csv"')
  expect(page).not.toContain('letters.csv')
  expect(page).toContain('href="documents/0001-a%20%231%22x.pdf"')
})

it('says of a file what it is and whose, and never as markup', () => {
  expect(page).toContain('p.pdf</bdi></a> – <bdi>Passport, &lt;b&gt;LI NA&lt;/b&gt;</bdi>')
  expect(page).toContain('<bdi>护照，&lt;b&gt;LI NA&lt;/b&gt;</bdi></span></li>')
})
