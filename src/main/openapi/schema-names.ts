import type { z } from 'zod'
import { addressSchema } from '#accounts/company.ts'
import { companyInfo, membershipOutput, userOutput } from '#accounts/contract.ts'
import { discountSchema } from '#cart/contract.ts'
import { badgeOutput, productCard, quoteOutput } from '#catalogue/contract.ts'
import { daysSchema } from '#catalogue/process.ts'
import { couponSchema } from '#coupons/contract.ts'
import { draftInput, staffCoupon } from '#coupons/staff/contract.ts'
import { answerEnquiry } from '#enquiries/staff/contract.ts'
import { templateOutput } from '#forms/contract.ts'
import { updateObligationRule } from '#obligations/staff/contract.ts'
import { buyerSchema, orderDetailSchema } from '#orders/contract.ts'
import { paymentStateSchema } from '#payments/contract.ts'
import { orderPaymentSchema } from '#payments/payment.ts'
import { staffOrderSchema, staffRefundSchema, transferRow } from '#payments/staff/contract.ts'
import { localTextSchema } from '#platform/shared/local-text.ts'
import { currencySchema, moneySchema } from '#platform/shared/money.ts'
import { staffMemberOutput } from '#staff/contract.ts'
import { lineInput } from '#vat-calculator/contract.ts'
import { amountOutput } from '#vat/contract.ts'
import { addedRateOutput, spanOutput } from '#vat/staff/contract.ts'
import { saveNodeData } from '#work-orders/contract.ts'
import * as records from '#work-orders/records.ts'
import { moved, resumeWorkOrder } from '#work-orders/staff/contract.ts'

/**
 * The schemas that several calls use, by their names in the OpenAPI document. They are named here and not at their
 * definitions, because the browser does not need the names.
 */
export const SCHEMA_NAMES: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [moneySchema, 'Money'],
  [currencySchema, 'Currency'],
  [localTextSchema, 'LocalText'],
  [userOutput, 'User'],
  [membershipOutput, 'Membership'],
  [companyInfo.output, 'Company'],
  [addressSchema, 'Address'],
  [staffMemberOutput, 'StaffMember'],
  [productCard, 'ProductCard'],
  [badgeOutput, 'Badge'],
  [quoteOutput, 'Quote'],
  [daysSchema, 'DayCount'],
  [discountSchema, 'Discount'],
  [couponSchema, 'Coupon'],
  [staffCoupon.output, 'StaffCoupon'],
  [draftInput, 'CouponDraft'],
  [orderDetailSchema, 'Order'],
  [orderPaymentSchema, 'OrderPayment'],
  [buyerSchema, 'Buyer'],
  [paymentStateSchema, 'PaymentState'],
  [staffOrderSchema, 'StaffOrder'],
  [staffRefundSchema, 'Refund'],
  [transferRow, 'Transfer'],
  [answerEnquiry.output, 'Enquiry'],
  [templateOutput, 'FormTemplate'],
  [records.formErrorSchema, 'FormError'],
  [records.fileSchema, 'FileRecord'],
  [records.workOrderDocumentSchema, 'WorkOrderDocument'],
  [records.nodeSchema, 'WorkOrderNode'],
  [records.holdSchema, 'Hold'],
  [records.timePerTurnSchema, 'TimePerTurn'],
  [records.currentNodeSchema, 'CurrentNode'],
  [records.stopSchema, 'LaneStop'],
  [records.expectedFinishSchema, 'ExpectedFinish'],
  [records.actionSchema, 'NodeAction'],
  [records.historyEntrySchema, 'HistoryEntry'],
  [records.reviewNoteSchema, 'ReviewNote'],
  [records.supplementSchema, 'Supplement'],
  [records.obtainedSchema, 'Obtained'],
  [saveNodeData.output, 'SavedForm'],
  [moved, 'WorkOrderMove'],
  [resumeWorkOrder.input, 'WorkOrderReason'],
  [updateObligationRule.output, 'ObligationRule'],
  [lineInput, 'TaxLine'],
  [amountOutput, 'VatAmount'],
  [addedRateOutput, 'AddedRate'],
  [spanOutput, 'RateSpan'],
])
