import type { FileRecord } from '#work-orders/records.ts'

/** The text that says what a file was looked into for, and nothing more. */
export const scanText = ({ scan, scannedBy }: Pick<FileRecord, 'scan' | 'scannedBy'>) =>
  scan === 'clean' && scannedBy === 'CLAMD' ? 'scan_clamd' : (`scan_${scan}` as const)
