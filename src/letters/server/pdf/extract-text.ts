import { withoutHiddenMarks } from '#platform/shared/line-input.ts'
import { PAGES_READ } from '../../suggestions.ts'
import { UNREADABLE, type LetterPage, type PdfText } from './pdf-text.ts'

/** No page of a letter has more. */
const LONGEST_PAGE = 8_000

/** The text that a PDF has of its own. For a process that may be lost: a PDF can be made to hang or fill the memory. */
export async function extractText(bytes: Uint8Array): Promise<PdfText> {
  // Loaded here: two megabytes of code that only this process needs.
  const { getDocument } = await import('unpdf/pdfjs')
  try {
    const settings = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 }
    const pdf = await getDocument({ data: bytes, ...settings }).promise
    const text: LetterPage[] = []
    for (let page = 1; page <= Math.min(pdf.numPages, PAGES_READ); page++) {
      const { items } = await (await pdf.getPage(page)).getTextContent()
      const read = tidy(items)
      if (read !== '') text.push({ page, text: read })
    }
    return { state: text.length === 0 ? 'SCAN' : 'READ', pages: pdf.numPages, text }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
      ? { ...UNREADABLE, state: 'LOCKED' }
      : UNREADABLE
  }
}

/** As the database keeps it: without control characters and halves of letters. */
function tidy(items: readonly object[]): string {
  let text = ''
  for (const item of items) {
    if (!('str' in item)) continue
    text += `${String(item.str)}${'hasEOL' in item && item.hasEOL ? '\n' : ''}`
    if (text.length > LONGEST_PAGE) break
  }
  return withoutHiddenMarks(text.slice(0, LONGEST_PAGE).toWellFormed()).trim()
}
