/** What other modules may use. */
export { bindFiles } from './bind-files.ts'
export { documentRefusals } from './documents.errors.ts'
export { getBoundFiles, getStoredFiles, type BoundFile } from './documents.queries.ts'
export { uploadAnswer } from './documents.routes.ts'
export type { StoredFileRow } from './documents.tables.ts'
export { openFile } from './open-file.ts'
export { createLocalScanner, type Scanner } from './scanner.ts'
export { storeUpload } from './store-upload.ts'
