import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false })
for (const name of ['reports-2021-06-30', 'tokens-2021-03-01']) {
  const model = readFileSync(new URL(`./models/${name}.json`, import.meta.url), 'utf8')
  ajv.addSchema(JSON.parse(model) as object, name)
}

const isReport = ajv.compile({ $ref: 'reports-2021-06-30#/definitions/CreateReportSpecification' })
const isTokenRequest = ajv.compile({
  $ref: 'tokens-2021-03-01#/definitions/CreateRestrictedDataTokenRequest',
})

/** What Amazon's model refuses in the body of a request; undefined: nothing. */
export const reportProblem = (body: unknown): string | undefined =>
  isReport(body) ? undefined : ajv.errorsText(isReport.errors)
export const tokenRequestProblem = (body: unknown): string | undefined =>
  isTokenRequest(body) ? undefined : ajv.errorsText(isTokenRequest.errors)
