import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { DeclarationFile, FilingFacts } from '../files/declaration-file.ts'
import { makeFile } from '../files/make-file.ts'

/** A file as it is made to be filed, with all that is wrong with it. */
export async function madeFile(
  file: DeclarationFile | undefined,
  prepared: PreparedReturn,
  facts: FilingFacts,
) {
  if (!file) throw new Error('there is no such file')
  const parts: Uint8Array[] = []
  const problems = await makeFile(file, { prepared, facts }, (part) => {
    parts.push(part)
  })
  const bytes = Buffer.concat(parts)
  return { bytes, text: bytes.toString('utf8'), problems }
}
