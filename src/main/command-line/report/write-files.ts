import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedReturn } from '#declarations/boxes/prepared-return.ts'
import { filesFor } from '#declarations/files/all-files.ts'
import type { FilingFacts } from '#declarations/files/declaration-file.ts'
import type { Answer } from '../command.ts'

/** The files of a return, written to the folder if there is one. @returns what is said of them in the answer */
export async function writeFiles(
  prepared: PreparedReturn,
  facts: FilingFacts,
  folder: string | undefined,
): Promise<Answer> {
  const files: Answer[] = []
  for (const file of filesFor(prepared)) {
    const content = await file.write(prepared, facts)
    const name = file.name(prepared)
    const problems = await file.problems(content)
    if (folder !== undefined) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, name), content)
    }
    files.push({ file: name, label: file.label, ...(problems.length > 0 ? { problems } : {}) })
  }
  const [first] = files
  return first ? { file: first.file, files } : {}
}
