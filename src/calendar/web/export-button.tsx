import { useState } from 'react'
import type { Day } from '#platform/shared/calendar.ts'
import { Button } from '#platform/ui/button.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import { exportCalendar } from '../contract.ts'
import styles from './export-button.module.css'
import { useCalendarTexts } from './use-calendar.ts'

/** The year as a table for one's own planning. */
export function ExportButton({ from, to }: { from: Day; to: Day }) {
  const { t } = useCalendarTexts()
  const [busy, setBusy] = useState<'xlsx' | 'csv'>()
  async function save(format: 'xlsx' | 'csv') {
    setBusy(format)
    // A refusal or a broken network is shown by the call itself.
    await downloadFile(exportCalendar, { from, to, format }).catch(() => undefined)
    setBusy(undefined)
  }
  return (
    <>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          className={styles.export}
          icon={<IconDownload size={18} />}
          loading={busy === format}
          onClick={() => void save(format)}
        >
          {t(`export_${format}`)}
        </Button>
      ))}
    </>
  )
}
