import type { FileStore } from '#platform/server/files.ts'
import type { Log } from '#platform/server/log.ts'
import { createClamdScanner, pingClamd } from './clamd.ts'
import type { ScannedBy } from '../documents.tables.ts'
import type { DocumentsConfig } from './documents.config.ts'
import { createMarksScanner } from './marks.ts'
import { type Scanner, ScannerAway } from './scanner.ts'

/** Looks into stored files. */
export type FileScanner = {
  /** What a file that it calls clean was looked into by. */
  by: ScannedBy
  /** @throws ScannerAway, FileDamaged */
  scan(
    files: Pick<FileStore, 'get'>,
    file: { id: string; keyId: string; size: number },
  ): Promise<'clean' | 'infected'>
  /** @throws ScannerAway unless it answers */
  ping(): Promise<void>
}

/** The looks that the settings ask for: always for marks of programs, and for viruses if clamd is set. */
export const createFileScanner = ({ clamd }: DocumentsConfig): FileScanner =>
  clamd
    ? {
        ...inTurn([createMarksScanner(), createClamdScanner(clamd)]),
        by: 'CLAMD',
        ping: () => pingClamd(clamd),
      }
    : { ...inTurn([createMarksScanner()]), by: 'MARKS', ping: () => Promise.resolve() }

/** Each look reads the file anew. */
function inTurn(scanners: readonly Scanner[]): Pick<FileScanner, 'scan'> {
  return {
    async scan(files, file) {
      for (const scanner of scanners)
        if ((await scanner.scan(await files.get(file.id, file))) === 'infected') return 'infected'
      return 'clean'
    },
  }
}

/** Says at the start what files are looked into for, and by whom. */
export async function announceScanner({ clamd }: DocumentsConfig, log: Log): Promise<void> {
  if (!clamd)
    return log.warn('uploaded files are not scanned for viruses: set GREENLANE_CLAMD, see docs/operate.md')
  const at = 'path' in clamd ? clamd.path : `${clamd.host}:${clamd.port}`
  await pingClamd(clamd).then(
    () => log.info({ at }, 'clamd answers: uploaded files are scanned for viruses'),
    (error: unknown) => {
      if (!(error instanceof ScannerAway)) throw error
      log.error({ at, err: error.message }, 'clamd is away: uploaded files wait until it answers')
    },
  )
}
