import type { Company } from '#accounts/company.ts'
import type { PricedLine } from '#cart/server/public.ts'
import { keptLines } from '#platform/shared/kept-lines.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SellerPrincipal } from '#platform/shared/principal.ts'
import type { OrderBuyer } from '../contract.ts'
import { orderRefusals } from './orders.errors.ts'
import type { OrderLineRow, OrderRow } from './orders.tables.ts'

/** The buyer, as recorded on the order and later on the invoice. */
export function buyerOf(company: Company, principal: SellerPrincipal): OrderBuyer {
  const { address } = company
  return {
    companyName: company.name,
    companyNameOriginal: company.nameOriginal,
    country: company.country,
    address: address ? keptLines(address) : [],
    addressCountry: address?.country ?? company.country,
    registrationNumber: company.registrationNumber,
    vatNumber: company.vatNumber,
    vatNumberStatus: company.vatNumberStatus,
    orderedBy: principal.userName,
  }
}

/** A cart line as the order stores it, in both languages: what was bought does not change with the catalogue. */
export function lineOf(
  line: PricedLine,
  place: { order: OrderRow; position: number; discount: number },
): OrderLineRow {
  const { row, product, quote } = line
  if (!product || !quote) throw orderRefusals.line_problem()
  return {
    id: newId('ol'),
    companyId: place.order.companyId,
    orderId: place.order.id,
    position: place.position,
    cartLineId: row.id,
    renews: null,
    productId: product.id,
    productCode: product.code,
    category: product.category,
    country: product.country,
    name: product.name,
    options: quote.options,
    optionTexts: line.optionTexts.map(({ label, valueLabel }) => ({ label, value: valueLabel })),
    quantity: quote.quantity,
    quote: quote.lines.map(({ label, amount }) => ({ label, amount: amount.amount })),
    net: quote.net.amount,
    discount: place.discount,
    workOrderId: null,
    workOrderNumber: null,
  }
}
