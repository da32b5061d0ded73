import { resolve } from 'node:path'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { documentWithoutDatabase } from '#main/openapi/document-without-database.ts'

/* Lints the OpenAPI document by redocly.yaml, without a database or network. Plants faults first, to show that it sees them. */

const config = await loadConfig({ configPath: resolve(import.meta.dirname, '../redocly.yaml') })
const document = await documentWithoutDatabase()

const lint = (linted: object) =>
  lintFromString({ source: JSON.stringify(linted), absoluteRef: 'openapi.json', config })

const answer = {
  description: 'success',
  content: { 'application/json': { schema: { type: 'string' }, example: 1 } },
}
const fault = { get: { operationId: 'two words', tags: ['order'], responses: { 200: answer } } }
const planted = new Set(
  (await lint({ ...document, paths: { '/planted': fault } })).map(({ ruleId }) => ruleId),
)
const expected = [
  'operation-summary',
  'operation-operationId-url-safe',
  'operation-4xx-response',
  'no-invalid-media-type-examples',
]
const unseen = expected.filter((rule) => !planted.has(rule))
if (unseen.length > 0) {
  console.error(`The linter of the OpenAPI document does not detect what was planted: ${unseen.join(', ')}`)
  process.exit(1)
}

const problems = await lint(document)
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)
console.log(
  `openapi: ${Object.keys(document.paths).length} paths, ${problems.length} problems, planted ones seen`,
)
process.exit(problems.length > 0 ? 1 : 0)
