import { readFileSync } from 'node:fs'
import { Ajv, type ErrorObject } from 'ajv'

// An OpenAPI schema has words that JSON schema has not; amounts are binary fractions.
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, multipleOfPrecision: 6 })
const document = JSON.parse(
  readFileSync(new URL('../files/schemas/gb-hmrc-vat/vat-api.json', import.meta.url), 'utf8'),
) as object
ajv.addSchema(document, 'hmrc')
const isDeclaration = ajv.compile({ $ref: 'hmrc#/components/schemas/VATReturnDeclaration' })

/** Whole pounds: the document says so in words only. */
const POUNDS = [
  'totalValueSalesExVAT',
  'totalValuePurchasesExVAT',
  'totalValueGoodsSuppliedExVAT',
  'totalAcquisitionsExVAT',
]

type Problem = { code: string; message: string; path: string }

/** What HMRC's OpenAPI document refuses in the body of a return, and the two sums that it describes in words. */
export function bodyProblems(body: Readonly<Record<string, unknown>>): Problem[] {
  if (!isDeclaration(body)) return (isDeclaration.errors ?? []).map(problemOf)
  if (!/^[\dA-Za-z#]{4}$/.test(String(body['periodKey'])))
    return [{ code: 'PERIOD_KEY_INVALID', message: 'Invalid period key', path: '/periodKey' }]
  const withPence = POUNDS.filter((name) => !Number.isInteger(body[name]))
  if (withPence.length > 0) return withPence.map((name) => amountProblem(`/${name}`))
  const pence = (name: string) => Math.round(Number(body[name]) * 100)
  const problems: Problem[] = []
  if (pence('vatDueSales') + pence('vatDueAcquisitions') !== pence('totalVatDue'))
    problems.push({
      code: 'VAT_TOTAL_VALUE',
      message: 'totalVatDue should be equal to the sum of vatDueSales and vatDueAcquisitions',
      path: '/totalVatDue',
    })
  if (Math.abs(pence('totalVatDue') - pence('vatReclaimedCurrPeriod')) !== pence('netVatDue'))
    problems.push({
      code: 'VAT_NET_VALUE',
      message:
        'netVatDue should be the difference between the largest and the smallest values among totalVatDue and vatReclaimedCurrPeriod',
      path: '/netVatDue',
    })
  return problems
}

function problemOf({ keyword, instancePath, params }: ErrorObject): Problem {
  if (keyword === 'required') {
    const path = `/${String((params as { missingProperty?: unknown }).missingProperty)}`
    return { code: 'MANDATORY_FIELD_MISSING', message: 'a mandatory field is missing', path }
  }
  if (instancePath === '/periodKey' && keyword === 'type')
    return { code: 'INVALID_STRING_VALUE', message: 'please provide a string field', path: instancePath }
  if (instancePath === '/periodKey')
    return { code: 'PERIOD_KEY_INVALID', message: 'Invalid period key', path: instancePath }
  if (keyword === 'type')
    return { code: 'INVALID_NUMERIC_VALUE', message: 'please provide a numeric field', path: instancePath }
  return amountProblem(instancePath)
}

function amountProblem(path: string): Problem {
  const message = 'amount should be a monetary value (to 2 decimal places)'
  return { code: 'INVALID_MONETARY_AMOUNT', message, path }
}
