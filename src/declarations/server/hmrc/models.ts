import { z } from 'zod'
import type { Liability, Obligation, Payment, Receipt, ViewedReturn } from './hmrc.ts'

/* HMRC's answers, as its OpenAPI document describes them; only what is read. */

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const text = z.string().min(1).max(200)
const pence = z
  .number()
  .transform((pounds) => Math.round(pounds * 100))
  .pipe(z.number().int())

export const obligationsSchema = z
  .object({
    obligations: z
      .array(
        z.object({
          start: day,
          end: day,
          due: day,
          status: z.enum(['O', 'F']),
          periodKey: z.string().regex(/^[\dA-Za-z#]{4}$/),
          received: day.optional(),
        }),
      )
      .max(1_000),
  })
  .transform(({ obligations }): Obligation[] =>
    obligations.map(({ start, end, due, status, periodKey, received }) => ({
      periodKey,
      from: start,
      to: end,
      due,
      fulfilled: status === 'F',
      receivedOn: received ?? null,
    })),
  )

export const takenSchema = z
  .object({
    formBundleNumber: text,
    chargeRefNumber: text.nullish(),
    paymentIndicator: z.enum(['DD', 'BANK']).nullish(),
  })
  .transform((taken): Pick<Receipt, 'formBundleNumber' | 'chargeReference' | 'paymentIndicator'> => ({
    formBundleNumber: taken.formBundleNumber,
    chargeReference: taken.chargeRefNumber ?? null,
    paymentIndicator: taken.paymentIndicator ?? null,
  }))

export const FIGURES = [
  'vatDueSales',
  'vatDueAcquisitions',
  'totalVatDue',
  'vatReclaimedCurrPeriod',
  'netVatDue',
  'totalValueSalesExVAT',
  'totalValuePurchasesExVAT',
  'totalValueGoodsSuppliedExVAT',
  'totalAcquisitionsExVAT',
] as const

/** A return as it was sent, or as HMRC shows it. */
export const returnSchema = z
  .object({ periodKey: z.string(), ...Object.fromEntries(FIGURES.map((name) => [name, pence])) })
  .transform(({ periodKey, ...figures }): ViewedReturn => ({
    periodKey: String(periodKey),
    pence: figures as Record<string, number>,
  }))

export const liabilitiesSchema = z
  .object({
    liabilities: z
      .array(
        z.object({
          taxPeriod: z.object({ from: day, to: day }).nullish(),
          type: text,
          originalAmount: pence,
          outstandingAmount: pence.nullish(),
          due: day.nullish(),
        }),
      )
      .max(10_000),
  })
  .transform(({ liabilities }): Liability[] =>
    liabilities.map(({ taxPeriod, type, originalAmount, outstandingAmount, due }) => ({
      type,
      period: taxPeriod ?? null,
      original: originalAmount,
      outstanding: outstandingAmount ?? null,
      due: due ?? null,
    })),
  )

export const paymentsSchema = z
  .object({ payments: z.array(z.object({ amount: pence, received: day.nullish() })).max(10_000) })
  .transform(({ payments }): Payment[] =>
    payments.map(({ amount, received }) => ({ amount, receivedOn: received ?? null })),
  )

const problem = z.object({ code: z.string(), path: z.string().nullish() })
export const errorSchema = problem.extend({ errors: z.array(problem).optional() })

const token = z.string().min(1).max(4_096)
export const tokensSchema = z.object({
  access_token: token,
  refresh_token: token,
  expires_in: z.number().positive(),
})
export const tokenErrorSchema = z.object({ error: z.string() })
