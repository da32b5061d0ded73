import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { PreparedReturn } from '#declarations/boxes/prepared-return.ts'
import { filesFor, worksheetFor } from '#declarations/files/all-files.ts'
import type { DeclarationFile, FileProblem, FilingFacts } from '#declarations/files/declaration-file.ts'
import { makeFile } from '#declarations/files/make-file.ts'
import type { Answer } from '../command.ts'

/** The files of a return, written to the folder if there is one. @returns what is said of them in the answer */
export async function writeFiles(
  prepared: PreparedReturn,
  facts: FilingFacts,
  folder: string | undefined,
): Promise<Answer> {
  if (folder !== undefined) await mkdir(folder, { recursive: true })
  const materials = { prepared, facts }
  const files: Answer[] = []
  const found: FileProblem[] = []
  const write = async (file: DeclarationFile) => {
    const name = file.name(prepared)
    const problems = await (folder === undefined
      ? makeFile(file, materials)
      : written(join(folder, name), file, materials))
    found.push(...problems)
    files.push({ file: name, label: file.label, ...(problems.length > 0 ? { problems } : {}) })
  }
  for (const file of filesFor(prepared)) await write(file)
  for (const file of worksheetFor(prepared, found)) await write(file)
  const [first] = files
  return first ? { file: first.file, files } : {}
}

/** A register of a million rows is made once, and has its name when it is whole. */
async function written(
  path: string,
  file: DeclarationFile,
  materials: { prepared: PreparedReturn; facts: FilingFacts },
): Promise<readonly FileProblem[]> {
  const part = `${path}.part`
  const output = await open(part, 'w')
  let problems: readonly FileProblem[]
  try {
    problems = await makeFile(file, materials, (bytes) => output.appendFile(bytes))
  } finally {
    await output.close()
  }
  await rename(part, path)
  return problems
}
