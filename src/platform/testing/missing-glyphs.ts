import { createRequire } from 'node:module'
import { FACES } from '#platform/server/pdf.ts'
import { runsOf, type Face } from '#platform/server/pdf-faces.ts'

type Font = { hasGlyphForCodePoint(code: number): boolean }

const require = createRequire(import.meta.url)
// The reader of fonts that the maker of our documents uses itself.
const { openSync } = createRequire(require.resolve('pdfkit'))('fontkit') as { openSync(path: string): Font }

const fontsOf = ({ regular, strong }: { regular: string; strong: string }) => [
  openSync(require.resolve(regular)),
  openSync(require.resolve(strong)),
]
const fonts: Record<Face, Font[]> = { latin: fontsOf(FACES.latin), chinese: fontsOf(FACES.chinese) }

export const faceHas = (face: Face, sign: string): boolean =>
  fonts[face].every((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))

/** The characters of a text that would be boxes in a document of ours. */
export const missingGlyphs = (text: string): string[] =>
  runsOf(text.replaceAll('\n', '')).flatMap(({ face, text: run }) =>
    [...run].filter((sign) => !faceHas(face, sign)),
  )
