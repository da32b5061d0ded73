import { use, useState } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Meter } from '#platform/ui/progress.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { type CompanyExport, listExports } from '../contract.ts'
import { sizeText } from '#platform/shared/size-text.ts'
import type { dataText } from './data.text.ts'
import { DownloadDialog } from './download-dialog.tsx'

/** Where an export is, and what can be done with it. */
export function ExportState({ last }: { last: CompanyExport }) {
  const t = useText<typeof dataText>('data')
  switch (last.status) {
    case 'WAITING':
    case 'RUNNING':
      return <Running last={last} />
    case 'READY':
      return <Ready last={last} />
    case 'EXPIRED':
      return <Notice title={t('expired')}>{t('expiredText')}</Notice>
    case 'FAILED':
      return (
        <Notice tone="bad" title={t('failed')}>
          {t('failedText')}
        </Notice>
      )
    case 'CANCELLED':
      return <Notice title={t('cancelled')}>{t('cancelledText')}</Notice>
  }
}

function Running({ last }: { last: CompanyExport }) {
  const t = useText<typeof dataText>('data')
  // Asked again for as long as it is being made; the card shows what comes of it.
  useCallQuery(listExports, {}, { staleTime: 0, refetchInterval: 2_000 })
  const share = last.total === 0 ? 0 : (100 * last.done) / last.total
  return (
    <Stack gap={8}>
      <Meter label={t(last.status === 'WAITING' ? 'waiting' : 'running')} value={share} />
      <p>{t('runningText')}</p>
    </Stack>
  )
}

function Ready({ last }: { last: CompanyExport }) {
  const t = useText<typeof dataText>('data')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const [asking, setAsking] = useState(false)
  const at = (instant: string | null) => (instant ? formatInstant(instant, lang, 'full', timeZone) : '')
  return (
    <>
      <Notice
        tone="good"
        title={t('ready')}
        action={
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('download')}
          </Button>
        }
      >
        {t('readyText', {
          made: at(last.readyAt),
          until: at(last.expiresAt),
          size: sizeText(last.size ?? 0),
        })}
      </Notice>
      {asking && <DownloadDialog exportId={last.id} onClose={() => setAsking(false)} />}
    </>
  )
}
