import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { DeclarationFile, FileProblem, FilingFacts } from './declaration-file.ts'

type Sink = (bytes: Uint8Array) => void | Promise<void>

/** More than anybody reads; a register may lack as much in each of a million rows. */
const MOST_LACKING = 1_000

/**
 * Writes a file piece by piece, and holds it against its authority's rules on the way: of a large one only a part is in
 * memory.
 * @returns what its rules refuse, or what is not known yet; a file with problems must not be filed
 */
export async function makeFile(
  file: DeclarationFile,
  { prepared, facts }: { prepared: PreparedReturn; facts: FilingFacts },
  sink: Sink = () => {},
): Promise<readonly FileProblem[]> {
  if (!('pieces' in file)) {
    const content = await file.write(prepared, facts)
    await sink(typeof content === 'string' ? new TextEncoder().encode(content) : content)
    return file.problems(content)
  }
  const lacking: FileProblem[] = []
  const checker = file.checker()
  const encoder = new TextEncoder()
  for await (const piece of file.pieces(prepared, facts, (problem) => {
    if (lacking.length < MOST_LACKING) lacking.push(problem)
  })) {
    await checker.add(piece)
    await sink(encoder.encode(piece))
  }
  return [...lacking, ...(await checker.end())]
}

/** Pieces are rows; a stream is quicker with fewer. */
const CHUNK = 65_536

/** The bytes alone, for whoever reads them. */
export async function* bytesOf(
  file: DeclarationFile,
  { prepared, facts }: { prepared: PreparedReturn; facts: FilingFacts },
): AsyncGenerator<Buffer> {
  if (!('pieces' in file)) {
    yield Buffer.from(await file.write(prepared, facts))
    return
  }
  let text = ''
  for await (const piece of file.pieces(prepared, facts, () => {})) {
    text += piece
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
