/** What pages of other modules may use of this one; they name the texts `closing`, `data` and `erasure` in their handle. */
export { DataSection, ExportCards } from './data-section.tsx'
