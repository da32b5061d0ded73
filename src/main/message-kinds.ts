import { apiKeysMessages } from '#api-keys/server/api-keys.messages.ts'
import { calendarMessages } from '#calendar/server/calendar.messages.ts'
import { declarationsMessages } from '#declarations/server/declarations.messages.ts'
import { taxMessages } from '#declarations/server/tax/tax.messages.ts'
import { endingsMessages } from '#endings/server/endings.messages.ts'
import { invoicesMessages } from '#invoices/server/invoices.messages.ts'
import { confirmationsMessages } from '#confirmations/server/confirmations.messages.ts'
import { authorityLettersMessages } from '#letters/server/letters.messages.ts'
import { accountMessages, messagesMessages, type MessageKind } from '#messages/server/public.ts'
import { ordersMessages } from '#orders/server/orders.messages.ts'
import { partPaymentMessages } from '#payments/server/part-payment.messages.ts'
import { debitMessages } from '#payments/server/debit.messages.ts'
import { paymentsMessages, returnedRefundMessages } from '#payments/server/payments.messages.ts'
import { transferAwaitedMessages } from '#payments/server/transfer-awaited.messages.ts'
import { privacyMessages } from '#privacy/server/privacy.messages.ts'
import { thresholdsMessages } from '#thresholds/server/thresholds.messages.ts'
import { ledgerMessages } from '#ledger/server/ledger.messages.ts'
import { reportsMessages } from '#reports/server/reports.messages.ts'
import { shopsMessages } from '#shops/server/shops.messages.ts'
import { mandatesMessages } from '#registrations/server/mandates.messages.ts'
import { registrationsMessages } from '#registrations/server/registrations.messages.ts'
import { takeoversMessages } from '#registrations/server/takeovers.messages.ts'
import { webhooksMessages } from '#webhooks/server/webhooks.messages.ts'
import { workOrdersMessages } from '#work-orders/server/work-orders.messages.ts'

/** Every kind of message that a module sends. */
export const DECLARED_KINDS: readonly MessageKind[] = [
  messagesMessages,
  calendarMessages,
  accountMessages,
  apiKeysMessages,
  ordersMessages,
  debitMessages,
  paymentsMessages,
  returnedRefundMessages,
  partPaymentMessages,
  transferAwaitedMessages,
  invoicesMessages,
  workOrdersMessages,
  confirmationsMessages,
  authorityLettersMessages,
  shopsMessages,
  ledgerMessages,
  thresholdsMessages,
  registrationsMessages,
  takeoversMessages,
  endingsMessages,
  declarationsMessages,
  taxMessages,
  mandatesMessages,
  reportsMessages,
  privacyMessages,
  webhooksMessages,
].flatMap((kinds): MessageKind[] => Object.values(kinds))

/** By the name that rows keep. */
export const MESSAGE_KINDS: ReadonlyMap<string, MessageKind> = new Map(
  DECLARED_KINDS.map((kind) => [kind.name, kind]),
)
