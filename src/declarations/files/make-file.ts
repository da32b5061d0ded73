import type { PreparedReturn } from '../boxes/prepared-return.ts'
import type { DeclarationFile, FileProblem, FilingFacts } from './declaration-file.ts'

type Sink = (bytes: Uint8Array) => void | Promise<void>
type Materials = { prepared: PreparedReturn; facts: FilingFacts }

/** More than anybody reads; a register may lack as much in each of a million rows. */
const MOST_LACKING = 1_000
/** Pieces are rows; a stream is quicker with fewer. */
const CHUNK = 65_536

/**
 * Writes a file piece by piece, and holds it against its authority's rules on the way: of a large one only a part is in
 * memory.
 * @returns what its rules refuse, or what is not known yet; a file with problems must not be filed
 */
export async function makeFile(
  file: DeclarationFile,
  materials: Materials,
  sink: Sink = () => {},
): Promise<readonly FileProblem[]> {
  const pieces = piecesOf(file, materials)
  for (;;) {
    const next = await pieces.next()
    if (next.done) return next.value
    await sink(next.value)
  }
}

/** The same for whoever reads it as it is made. */
export async function* piecesOf(
  file: DeclarationFile,
  { prepared, facts }: Materials,
): AsyncGenerator<Buffer, readonly FileProblem[]> {
  if (!('pieces' in file)) {
    const content = await file.write(prepared, facts)
    yield Buffer.from(content)
    return file.problems(content)
  }
  const lacking: FileProblem[] = []
  const lacks = (problem: FileProblem) => {
    if (lacking.length < MOST_LACKING) lacking.push(problem)
  }
  const checker = file.checker()
  yield* inChunks(file.pieces(prepared, facts, lacks), (piece) => checker.add(piece))
  return [...lacking, ...(await checker.end())]
}

/** The bytes alone, for whoever looks at a draft. */
export async function* bytesOf(
  file: DeclarationFile,
  { prepared, facts }: Materials,
): AsyncGenerator<Buffer> {
  if (!('pieces' in file)) {
    yield Buffer.from(await file.write(prepared, facts))
    return
  }
  yield* inChunks(file.pieces(prepared, facts, () => {}))
}

async function* inChunks(
  pieces: AsyncIterable<string>,
  eachPiece: (piece: string) => void | Promise<void> = () => {},
): AsyncGenerator<Buffer, void> {
  let text = ''
  for await (const piece of pieces) {
    await eachPiece(piece)
    text += piece
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}
