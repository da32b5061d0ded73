import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { productDetails } from '#catalogue/contract.ts'
import { findTemplate } from '#form-templates/find-template.ts'
import { testApp } from '#main/testing/test-app.ts'
import { GENERIC_FORM } from '#catalogue/content/process-parts.ts'

const app = await testApp()

const formOf = (product: (typeof productContents)[number]) =>
  product.process.nodes.find((node) => node.kind === 'FORM')?.formTemplate
const isGeneric = (product: (typeof productContents)[number]) => formOf(product)?.key === GENERIC_FORM.key

const withOwnForms = productContents.filter((product) => !isGeneric(product))

/** Files without which the form of a product cannot be submitted, whatever is answered. */
function documentsAsked(product: (typeof productContents)[number]) {
  return (findTemplate(formOf(product) ?? GENERIC_FORM)?.sections ?? [])
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.type === 'group' ? field.fields : [field]))
    .filter((field) => field.type === 'file' && field.required && field.visibleWhen === undefined)
}

it.each(withOwnForms.map((product) => [product.code, product] as const))(
  'the page of %s names every paper that its form insists on, as the form does',
  async (_, product) => {
    for (const lang of ['en', 'zh'] as const) {
      const { body } = await app.get(productDetails, { code: product.code }, { lang })
      const shown = new Map(body.data?.materials.map((material) => [material.key, material]))
      for (const field of documentsAsked(product)) {
        expect(shown.get(field.key)).toMatchObject({ name: field.label[lang], depends: false })
        const help = 'help' in field ? field.help?.[lang] : ''
        expect(shown.get(field.key)?.note).toContain(help)
      }
    }
  },
)

it('every page names something to have ready', async () => {
  for (const { code } of productContents) {
    const { body } = await app.get(productDetails, { code }, {})
    expect([code, body.data?.materials.length]).not.toEqual([code, 0])
  }
})

/** Families whose own lists are still to be written. */
const GENERAL = [
  /^vat-registration-(at|nl|be|se|ie)$/,
  /^agent-transfer-/,
  /^(weee|batteries)-/,
  /^(textiles|toys)-/,
  /representative/,
  /^responsible-person-/,
  /^company-/,
]

it('only families of the second row still ask the general questions', () => {
  const general = productContents.filter(isGeneric).map(({ code }) => code)
  process.stdout.write(`${general.length} of ${productContents.length} products ask the general questions\n`)
  expect(general.length).toBeLessThanOrEqual(35)
  expect(general.filter((code) => !GENERAL.some((family) => family.test(code)))).toEqual([])
})
