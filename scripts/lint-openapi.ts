import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { clientFiles } from './client/client-files.ts'
import { documentWithoutDatabase } from '#main/openapi/document-without-database.ts'

/*
 * Lints the OpenAPI document by redocly.yaml, without a database or network, and compares the types of the client with it.
 * Plants faults first, to show that it sees them.
 */

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
  (await lint({ ...document, paths: { '/planted': fault }, components: {} })).map(({ ruleId }) => ruleId),
)
const expected = [
  'operation-summary',
  'operation-operationId-url-safe',
  'operation-4xx-response',
  'no-invalid-media-type-examples',
]
const unseen: string[] = expected.filter((rule) => !planted.has(rule))
if ((await staleFiles({ 'calls.ts': 'planted' })).length === 0) unseen.push('files of the client')
if (unseen.length > 0) {
  console.error(`The linter of the OpenAPI document does not detect what was planted: ${unseen.join(', ')}`)
  process.exit(1)
}

const stale = await staleFiles(clientFiles(document))
for (const name of stale)
  console.error(`clients/typescript/src/generated/${name} is not current: npm run client`)

const problems = await lint(document)
for (const { ruleId, message, location } of problems)
  console.error(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})`)
console.log(
  `openapi: ${Object.keys(document.paths).length} paths, ${problems.length} problems, planted ones seen`,
)
process.exit(problems.length + stale.length > 0 ? 1 : 0)

/** Generated files of the client that the contracts have moved away from. */
async function staleFiles(files: Record<string, string>): Promise<string[]> {
  const folder = resolve(import.meta.dirname, '../clients/typescript/src/generated')
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  const current = await Promise.all(Object.keys(files).map(async (name) => [name, await read(name)] as const))
  return current.flatMap(([name, text]) => (text === files[name] ? [] : [name]))
}
