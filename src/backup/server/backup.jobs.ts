import { backupAlert } from './backup-alert.ts'
import { replayNotedErasures } from './replay-erasures.ts'
import { type BackupDeps, isSetUp, runBackup, watchBackups } from './run-backup.ts'

export function registerBackupJobs(deps: BackupDeps): void {
  const { config, jobs } = deps
  const alert = backupAlert(deps)
  if (!isSetUp(config)) {
    if (config.mode === 'production')
      deps.log.warn(
        'no backups are written by this server: set GREENLANE_BACKUP_TO and GREENLANE_BACKUP_KEYS, see docs/operate.md',
      )
    return
  }
  jobs.schedule('backup.write', `11 ${config.backup.hour} * * *`, () => runBackup(deps, alert))
  jobs.schedule('backup.erasures', '26 * * * *', () => replayNotedErasures(deps))
  jobs.schedule('backup.watch', '41 * * * *', () => watchBackups(deps, alert))
}
