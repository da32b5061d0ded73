/** What other modules' screens may use. */
export { BackupLine } from '../staff/web/backup-line.tsx'
