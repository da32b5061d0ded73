import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { formOutlines } from './form-outlines.ts'

it.each(productContents.map((product) => [product.code, product] as const))(
  'the form of %s exists',
  (_, product) => {
    const templates = product.process.nodes.flatMap((node) => node.formTemplate ?? [])
    expect(templates).toHaveLength(1)
    for (const template of templates) {
      const sections = formOutlines(template)?.sections
      expect(sections?.length).toBeGreaterThan(0)
      expect(sections?.every((section) => section.questions > 0 && section.asks.length > 0)).toBe(true)
    }
  },
)

it('an unknown template has none', () => {
  expect(formOutlines({ key: 'deVatRegistration', version: 99 })).toBeUndefined()
})
