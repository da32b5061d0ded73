import { readFileSync, globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { findTemplate } from '#form-templates/find-template.ts'
import { formOutlines } from './form-outlines.ts'
import { type Cited, contradictions, figuresOf, textsIn } from './testing/cited-figures.ts'
import { TOPICS } from './testing/cited-topics.ts'

type Shipped = (typeof productContents)[number]

const formOf = (product: Shipped) => product.process.nodes.find((node) => node.kind === 'FORM')?.formTemplate

/** A paper with its name before what is said of it, as both page and form show it. */
const named = (name: { en: string; zh: string }, note: { en: string; zh: string }) => ({
  en: `${name.en}: ${note.en}`,
  zh: `${name.zh}：${note.zh}`,
})

function pageOf(product: Shipped): Cited[] {
  const ref = formOf(product)
  const papers = (ref && formOutlines(ref)?.papers) ?? []
  const { materials, ...rest } = product.content
  return [
    ...textsIn([rest, product.process.nodes]),
    ...[...materials, ...papers].map(({ name, note }) => named(name, note)),
  ].map((text) => ({ where: `the page of ${product.code}`, text }))
}

function fieldsOf(product: Shipped): Cited[] {
  const ref = formOf(product)
  const template = ref && findTemplate(ref)
  return (template?.sections ?? [])
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.type === 'group' ? [field, ...field.fields] : [field]))
    .flatMap((field) => {
      const { label, ...texts } = field
      const help = 'help' in field && field.help ? [named(label, field.help)] : []
      return [...help, label, ...textsIn(texts)]
    })
    .map((text) => ({ where: `the form of ${product.code}`, text }))
}

/** Mails are written for all products together; their texts are read where they are written. */
const MAILS: Cited[] = globSync('src/**/*mail*.ts')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ where: file, text: { en: readFileSync(file, 'utf8'), zh: readFileSync(file, 'utf8') } }))

const topicsOf = (product: Shipped) => TOPICS.filter(({ products }) => products.test(product.code))
const citedBy = (product: Shipped) => [...pageOf(product), ...fieldsOf(product), ...MAILS]

describe.each(productContents.map((product) => [product.code, product] as const))('%s', (_, product) => {
  it('names each figure once and for all: page, form and mails agree', () => {
    expect(contradictions(topicsOf(product), citedBy(product))).toEqual([])
  })

  it('leaves the papers of its form to the form', () => {
    const ref = formOf(product)
    const papers = (ref && formOutlines(ref)?.papers) ?? []
    const twice = product.content.materials.filter(({ key, name }) =>
      papers.some((paper) => paper.key === key || paper.name.en === name.en || paper.name.zh === name.zh),
    )
    expect(twice).toEqual([])
  })
})

it('says the same of the extract from the register on all pages', () => {
  const [extract] = TOPICS
  expect(contradictions(extract ? [extract] : [], productContents.flatMap(citedBy))).toEqual([])
})

it.each(TOPICS.map((topic) => [topic.name, topic] as const))('%s is named more than once', (_, topic) => {
  const cited = productContents.filter(({ code }) => topic.products.test(code)).flatMap(citedBy)
  const found = figuresOf(topic, cited)
  expect(found.filter(({ where }) => where.endsWith('(en)')).length).toBeGreaterThan(1)
  expect(found.filter(({ where }) => where.endsWith('(zh)')).length).toBeGreaterThan(1)
})

const page = (en: string, zh: string): Cited => ({ where: 'the page', text: { en, zh } })

describe('a planted contradiction', () => {
  it.each([
    [
      'in English',
      page('Extract from the company register: Not older than 6 months', '企业信用信息公示报告：3个月以内'),
    ],
    [
      'in Chinese alone',
      page(
        'Extract from the company register: Not older than three months',
        '企业信用信息公示报告：6个月内出具',
      ),
    ],
  ])('is found %s', (_, planted) => {
    const product = productContents.find(({ code }) => code === 'vat-registration-de')
    expect(product && contradictions(topicsOf(product), [...citedBy(product), planted])).toHaveLength(1)
  })

  it('is found in a mail', () => {
    const mail = {
      where: 'a mail',
      text: { en: 'Monthly above, up to 10,000 EUR of tax in the year before', zh: '' },
    }
    const product = productContents.find(({ code }) => code === 'vat-filing-de')
    expect(product && contradictions(topicsOf(product), [...citedBy(product), mail])).toHaveLength(1)
  })
})
