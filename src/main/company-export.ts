import { apiKeysExport } from '#api-keys/server/api-keys.export.ts'
import { accountsExport } from '#accounts/server/accounts.export.ts'
import { calendarExport } from '#calendar/server/calendar.export.ts'
import { cartExport } from '#cart/server/cart.export.ts'
import { couponsExport } from '#coupons/server/coupons.export.ts'
import { declarationsExport } from '#declarations/server/declarations.export.ts'
import { turnoverExport } from '#turnover/server/turnover.export.ts'
import { thresholdsExport } from '#thresholds/server/thresholds.export.ts'
import { ledgerExport } from '#ledger/server/ledger.export.ts'
import { documentsExport } from '#documents/server/documents.export.ts'
import { enquiriesExport } from '#enquiries/server/enquiries.export.ts'
import { formsExport } from '#forms/server/forms.export.ts'
import { invitesExport } from '#invites/server/invites.export.ts'
import { invoicesExport } from '#invoices/server/invoices.export.ts'
import { confirmationsExport } from '#confirmations/server/confirmations.export.ts'
import { lettersExport } from '#letters/server/letters.export.ts'
import { messagesExport } from '#messages/server/messages.export.ts'
import { ordersExport } from '#orders/server/orders.export.ts'
import { paymentsExport } from '#payments/server/payments.export.ts'
import type { ExportPart } from '#platform/server/export.queries.ts'
import { privacyExport } from '#privacy/server/privacy.export.ts'
import { endingsExport } from '#endings/server/endings.export.ts'
import { registrationsExport } from '#registrations/server/registrations.export.ts'
import { reportsExport } from '#reports/server/reports.export.ts'
import { shopsExport } from '#shops/server/shops.export.ts'
import { webhooksExport } from '#webhooks/server/webhooks.export.ts'
import { workOrdersExport } from '#work-orders/server/work-orders.export.ts'
import { MESSAGE_KINDS } from './message-kinds.ts'

/** What a company takes along, module by module, in the order of the archive's index. */
export const COMPANY_EXPORT: readonly ExportPart[] = [
  accountsExport,
  apiKeysExport,
  ordersExport,
  paymentsExport,
  invoicesExport,
  workOrdersExport,
  formsExport,
  documentsExport,
  registrationsExport,
  endingsExport,
  reportsExport,
  declarationsExport,
  ledgerExport,
  thresholdsExport,
  turnoverExport,
  confirmationsExport,
  lettersExport,
  shopsExport,
  calendarExport,
  messagesExport(MESSAGE_KINDS),
  cartExport,
  couponsExport,
  invitesExport,
  enquiriesExport,
  webhooksExport,
  privacyExport,
]
