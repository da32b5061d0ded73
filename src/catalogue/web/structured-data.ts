import { plainAmount } from '#platform/shared/format-money.ts'
import type { ProductDetails } from './product-lane.ts'

/** Structured data of a service for search engines (schema.org): its name and lowest price. */
export function structuredData(product: ProductDetails, about: { url: string; brand: string }): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: product.name,
    description: product.lead,
    serviceType: product.categoryName,
    areaServed: product.countryName,
    url: about.url,
    provider: { '@type': 'Organization', name: about.brand },
    offers: {
      '@type': 'Offer',
      price: plainAmount(product.fromPrice),
      priceCurrency: product.fromPrice.currency,
      url: about.url,
      availability: 'https://schema.org/InStock',
    },
  }
  // `</script>` inside a text must not end the element
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
