import { expect, it } from 'vitest'
import { productContents } from '#catalogue/content/content.ts'
import { findTemplate } from '#form-templates/find-template.ts'

/** Files without which the form of a product cannot be submitted, by their keys. */
function documentsAsked(product: (typeof productContents)[number]): string[] {
  const templates = product.process.nodes.flatMap((node) => findTemplate(node.formTemplate ?? NONE) ?? [])
  return templates
    .filter((template) => template.key !== 'genericService')
    .flatMap((template) => template.sections)
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.type === 'group' ? field.fields : [field]))
    .filter((field) => field.type === 'file' && field.required && field.visibleWhen === undefined)
    .map((field) => field.key)
}
const NONE = { key: '', version: 1 }

const withOwnForms = productContents.filter((product) => documentsAsked(product).length > 0)

it.each(withOwnForms.map((product) => [product.code, product] as const))(
  'the page of %s names every paper that its form insists on',
  (_, product) => {
    const named = new Set(product.content.materials.map((material) => material.key))
    expect(documentsAsked(product).filter((key) => !named.has(key))).toEqual([])
  },
)

it('the services with questions of their own are among them', () => {
  expect(withOwnForms.map((product) => product.code).toSorted()).toEqual(
    [
      ...['cz', 'de', 'es', 'fr', 'gb', 'it', 'pl'].flatMap((country) =>
        ['registration', 'filing', 'retroactive', 'deregistration'].map(
          (service) => `vat-${service}-${country}`,
        ),
      ),
      'packaging-de',
    ].toSorted(),
  )
})
