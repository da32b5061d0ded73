import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { documentWithoutDatabase } from '#main/openapi/document-without-database.ts'
import { clientFiles } from './client/client-files.ts'

/* Generates the types of the TypeScript client from the OpenAPI document. `npm run check:openapi` says whether they are current. */

const TARGET = resolve(import.meta.dirname, '../clients/typescript/src/generated')

for (const [name, text] of Object.entries(clientFiles(await documentWithoutDatabase()))) {
  await writeFile(join(TARGET, name), text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`)
}
process.exit(0)
