import type { Route } from '#platform/server/http/route.ts'

/** The subject of each group of calls, by the beginning of their paths. */
export const TAGS: Readonly<Record<string, string>> = {
  agreement: 'The user agreement and the privacy policy, in each version.',
  amz: 'The authorisation of Amazon accounts.',
  calendar: 'What is coming, what it costs and whose turn it is.',
  company: 'The company in which a seller works.',
  coupon: 'A company’s coupons.',
  customerRelationship: 'What strangers ask on the contact page.',
  document: 'The documents of a company: what each file is, how long it is valid, who opened it.',
  file: 'Files: their type is read from their bytes, programs are refused (no virus scan), bound to their owner.',
  invite: 'Links by which somebody without an account fills in sections of a form.',
  letter: 'Letters that say what was filed with an authority, and their check by anybody who has one.',
  obligation: 'What a seller needs, with the sources.',
  order: 'Orders and their invoices.',
  payment: 'Payments by a provider or by bank transfer.',
  pendingMatters: 'Everything that waits for the seller.',
  product: 'The services that are sold, and their prices.',
  productType: 'Categories and countries of the services.',
  registration: 'What a company has obtained, and the filing that runs on it.',
  renewal: 'What can go on, and at which price.',
  shop: 'Where a company sells.',
  shoppingCart: 'The cart, of a visitor or of a company.',
  site: 'What a client must know before its first call.',
  stationMsg: 'Messages of the portal to a person.',
  stream: 'Hints of what to read again.',
  user: 'Accounts of sellers: registration, sign-in, passwords, sessions.',
  vatDeclareSaleList: 'The sales behind a declaration.',
  vat: 'VAT: declarations, rates, tax numbers and the calculator.',
  woNodeData: 'The answers in the form of a step.',
  woProcessNode: 'The steps of a work order.',
  woTemplate: 'The questions of a form.',
  workOrder: 'A company’s work orders, and the supplements that were asked for.',
  staff: 'The agency’s people: sign-in and session.',
  'staff/announcement': 'What the agency tells many companies at once.',
  'staff/authority': 'What an authority does, as staff record it.',
  'staff/coupon': 'Coupons, as staff make and end them.',
  'staff/enquiry': 'Enquiries, and what became of them.',
  'staff/file': 'Files of a work order.',
  'staff/form': 'Forms as they were submitted.',
  'staff/invoice': 'All invoices and credit notes.',
  'staff/node': 'Moves of a step.',
  'staff/obligation': 'The rules by which obligations are found.',
  'staff/order': 'All orders, and what goes back of their price.',
  'staff/queue': 'The work orders that wait for the agency.',
  'staff/rate': 'VAT rates that staff have added.',
  'staff/refund': 'Refunds that are made by hand or have failed.',
  'staff/shopNotice': 'What marketplaces wrote to customers.',
  'staff/supplement': 'Supplements that a seller is asked for.',
  'staff/transfer': 'Incoming bank transfers.',
  'staff/workOrder': 'A work order, as staff see and change it.',
}

/** `/order/list` is tagged `order`, `/staff/order/list` `staff/order`, `/staff/login` `staff`. */
export function tagOf({ path }: Pick<Route['call'], 'path'>): string {
  const [first = '', second = '', third] = path.slice(1).split('/')
  return first === 'staff' && third !== undefined ? `${first}/${second}` : first
}
