import { paths } from '#paths.ts'
import { formatQuantity } from '#platform/shared/format-number.ts'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { Meter } from '#platform/ui/progress.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listImports } from '#reports/contract.ts'
import type { monthsText } from './months.text.ts'

/** Hints tell of each step; this is for where none arrives. */
const LOOK_AGAIN_MS = 5_000
const MOST = 5

/** The reports that are being read, and how far each is; nothing where none is. */
export function RunningImports() {
  const t = useText<typeof monthsText>('months')
  const lang = useLang()
  const running = useCallQuery(
    listImports,
    { status: 'RUNNING', pageSize: MOST },
    { refetchInterval: LOOK_AGAIN_MS },
  )
  const records = running.data?.records ?? []
  if (records.length === 0) return null
  return (
    <Card title={t('importing')} aside={<Link href={paths.salesImports()}>{t('allImports')}</Link>}>
      <Stack gap={12}>
        {records.map(({ id, fileName, percent, rowsRead }) => (
          <Meter
            key={id}
            label={<Link href={paths.salesImports({ id })}>{fileName}</Link>}
            name={fileName}
            value={percent}
            detail={t('importingRows', { percent, rows: formatQuantity(rowsRead, lang) })}
          />
        ))}
      </Stack>
    </Card>
  )
}
