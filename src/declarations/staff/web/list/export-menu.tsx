import { Button } from '#platform/ui/button.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Row } from '#platform/ui/layout.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useText } from '#platform/web/text.ts'
import { exportWork } from '../../work-list-contract.ts'
import type { declarationsStaffText } from '../declarations-staff.text.ts'
import type { WorkPlace } from '../work-place.ts'

/** What the list shows, as a file of either kind. */
export function ExportMenu({ place }: { place: WorkPlace }) {
  const { group: _, ...filter } = place
  const t = useText<typeof declarationsStaffText>('declarations-staff')
  return (
    <Row gap={8} nowrap>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          icon={<IconDownload size={18} />}
          aria-label={t(`export_${format}`)}
          onClick={() =>
            void downloadFile(exportWork, { ...filter, format }, { staff: true }).catch(() => undefined)
          }
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </Row>
  )
}
