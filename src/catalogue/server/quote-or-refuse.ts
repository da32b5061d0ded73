import type { Refusal } from '#platform/shared/refusal.ts'
import type { Product } from '../product.ts'
import { type Quote, QuoteError, type QuoteRequest, quote } from '../quote.ts'
import { catalogueRefusals } from './catalogue.errors.ts'

/** The quote, or the refusal that says why there is none. */
export function quoteOrRefuse(product: Product, request: QuoteRequest): Quote {
  try {
    return quote(product, request)
  } catch (error) {
    if (error instanceof QuoteError) throw refusalOf(product, request, error)
    throw error
  }
}

function refusalOf(product: Product, request: QuoteRequest, { problem }: QuoteError): Refusal {
  const option = problem.option ?? ''
  switch (problem.kind) {
    case 'unknownOption':
      return catalogueRefusals.option_unknown({ params: { option } })
    case 'unknownValue': {
      const name = product.options.find(({ key }) => key === option)?.name
      return catalogueRefusals.option_value_unknown({
        params: { optionEn: name?.en ?? option, optionZh: name?.zh ?? option },
      })
    }
    case 'quantity':
      return catalogueRefusals.quantity_not_offered({ params: { max: product.maxQuantity } })
    case 'noPrice':
      return catalogueRefusals.no_price({ params: { currency: request.currency } })
  }
}
