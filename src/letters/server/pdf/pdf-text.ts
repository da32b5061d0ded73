/** A page of a PDF with the text that it has. */
export type LetterPage = { page: number; text: string }

/** What became of reading a letter: a scan has pages and no text, a locked one wants a password. */
export type TextState = 'READ' | 'SCAN' | 'LOCKED' | 'UNREADABLE'

export type PdfText = { state: TextState; pages: number | null; text: LetterPage[] }

export const UNREADABLE: PdfText = { state: 'UNREADABLE', pages: null, text: [] }
