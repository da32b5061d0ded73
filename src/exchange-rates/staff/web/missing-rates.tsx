import { formatDay } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { IconAlertTriangle } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { exchangeRateSources } from '../contract.ts'
import type { Source } from './rate-sources.ts'
import type { ratesStaffText } from './rates-staff.text.ts'

/** The latest months; older ones are seldom waited for. */
const SHOWN = 6

/** What staff still have to enter of a source, each month with the way to it. */
export function MissingRates({ source, onEnter }: { source: Source; onEnter: (key: string) => void }) {
  const t = useText<typeof ratesStaffText>('rates-staff')
  const lang = useLang()
  const read = useCallQuery(exchangeRateSources, {}, { staff: true })
  const found = read.data?.find((one) => one.source === source)
  if (!found) return null
  if (!found.isEntered) return <Notice>{t('fetched')}</Notice>
  const count = found.missing.length
  if (count === 0) return <Notice tone="good">{t('complete')}</Notice>
  const latest = found.missing.toReversed().slice(0, SHOWN)
  return (
    <Notice tone="warn" icon={<IconAlertTriangle size={20} />} title={t('missing', { count })}>
      <Stack gap={12}>
        <p>{t('missingText')}</p>
        <Row gap={8}>
          {latest.map((month) => (
            <Button key={month} size={32} onClick={() => onEnter(month)}>
              {t('enterMonth', { month: formatDay(`${month}-01`, lang, 'month') })}
            </Button>
          ))}
          {count > SHOWN && <span>{t('further', { count: count - SHOWN })}</span>}
        </Row>
      </Stack>
    </Notice>
  )
}
