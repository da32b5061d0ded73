import { expect, it } from 'vitest'
import type { ProductDetails } from './product-lane.ts'
import { structuredData } from './structured-data.ts'

it('contains name and price, and a text cannot break out of it', () => {
  const product = {
    name: '</script><script>alert(1)</script>',
    lead: 'One',
    categoryName: 'VAT',
    countryName: 'Germany',
    fromPrice: { amount: 19_900, currency: 'EUR' },
  } as ProductDetails
  const text = structuredData(product, { url: 'https://portal.example/services', brand: 'Greenlane' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    name: product.name,
    offers: { price: '199.00', priceCurrency: 'EUR' },
  })
})
