import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedReturn } from '#declarations/boxes/prepared-return.ts'
import { filesFor } from '#declarations/files/all-files.ts'
import type { DeclarationFile, FileProblem, FilingFacts } from '#declarations/files/declaration-file.ts'
import { makeFile } from '#declarations/files/make-file.ts'
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
    const materials = { prepared, facts }
    if (folder !== undefined) await mkdir(folder, { recursive: true })
    const problems = await (folder === undefined
      ? makeFile(file, materials)
      : written(join(folder, name), file, materials))
    files.push({ file: name, label: file.label, ...(problems.length > 0 ? { problems } : {}) })
  }
  const [first] = files
  return first ? { file: first.file, files } : {}
}

/** A register of a million rows is made once. */
async function written(
  path: string,
  file: DeclarationFile,
  materials: { prepared: PreparedReturn; facts: FilingFacts },
): Promise<readonly FileProblem[]> {
  const output = await open(path, 'w')
  try {
    return await makeFile(file, materials, (bytes) => output.appendFile(bytes))
  } finally {
    await output.close()
  }
}
