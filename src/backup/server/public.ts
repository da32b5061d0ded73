export { keepErasures } from './erasures-beside.ts'
export { makeKeyFile, readKeyFile } from './seal.ts'
export { type Restored, restoreBackup } from './restore-backup.ts'
export { type BackupSource, writeBackup, type WrittenBackup } from './write-backup.ts'
