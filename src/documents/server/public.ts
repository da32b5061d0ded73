/** What other modules may use. */
export { bindFiles } from './bind-files.ts'
export type { FileUses } from './file-uses.ts'
export { forgetFilesOf, removeBytesLater } from './forget-files.ts'
export { giveFile } from './give-file.ts'
export { markSensitive, setInternal, showUnbound } from './documents.repository.ts'
export { keepFacts } from './document-facts.ts'
export type { DocumentFacts } from './vault.repository.ts'
export { documentRefusals } from './documents.errors.ts'
export {
  bindingsOf,
  getBoundFiles,
  getBoundForStaff,
  getFilesForStaff,
  getStoredFiles,
  listFileIds,
  type BoundFile,
} from './documents.queries.ts'
export { uploadAnswer } from './documents.routes.ts'
export type { StoredFileRow } from './documents.tables.ts'
export { documentsToRenew } from './pending-matters.queries.ts'
export { documentsCalled } from './search.queries.ts'
export { openFile, openOwnFile } from './open-file.ts'
export type { ReadingConfig } from './reading.config.ts'
export { pingClamd } from './scanning/clamd.ts'
export { filesThatWait } from './scanning/watch-waiting.ts'
export type { FileScanner } from './scanning/create-scanner.ts'
export { readAsStaff, reasonToReveal, recordMadeForStaff, type StaffReader } from './staff-reading.ts'
export { storeUpload } from './store-upload.ts'
export { openedBy, openedByStaff } from './vault.queries.ts'
