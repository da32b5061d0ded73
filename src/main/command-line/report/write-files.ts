import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedReturn } from '#declarations/boxes/prepared-return.ts'
import { filesFor } from '#declarations/files/all-files.ts'
import type { FilingFacts } from '#declarations/files/declaration-file.ts'
import { bytesOf, makeFile } from '#declarations/files/make-file.ts'
import type { Answer } from '../command.ts'

/** The files of a return, written to the folder if there is one. @returns what is said of them in the answer */
export async function writeFiles(
  prepared: PreparedReturn,
  facts: FilingFacts,
  folder: string | undefined,
): Promise<Answer> {
  const files: Answer[] = []
  for (const file of filesFor(prepared)) {
    const name = file.name(prepared)
    const problems = await makeFile(file, { prepared, facts })
    if (folder !== undefined) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), bytesOf(file, { prepared, facts }))
    }
    files.push({ file: name, label: file.label, ...(problems.length > 0 ? { problems } : {}) })
  }
  const [first] = files
  return first ? { file: first.file, files } : {}
}
