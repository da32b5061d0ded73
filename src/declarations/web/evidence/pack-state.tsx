import { use } from 'react'
import { formatInstant } from '#platform/shared/day-text.ts'
import { sizeText } from '#platform/shared/size-text.ts'
import { Button } from '#platform/ui/button.tsx'
import { TimeZoneContext } from '#platform/ui/date-text.tsx'
import { IconDownload } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Meter } from '#platform/ui/progress.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { EvidencePack } from '../../evidence-contract.ts'
import type { evidenceText } from '../evidence.text.ts'
import styles from './evidence.module.css'

type Props = {
  /** Null: nobody asked for one yet. */
  pack: EvidencePack | null
  isStarting: boolean
  onStart(): void
  onDownload(pack: EvidencePack): void
  /** Why neither can be done. */
  reason: string | undefined
  isStaff?: boolean
}

/** While it is being made. */
export const ASK_AGAIN_MS = 2_000

export const isOpen = (pack: EvidencePack | null | undefined): boolean =>
  pack?.status === 'WAITING' || pack?.status === 'RUNNING'

/** Where a pack is, and what can be done with it: the same for sellers and staff. */
export function PackState({ pack, isStarting, onStart, onDownload, reason, isStaff = false }: Props) {
  const t = useText<typeof evidenceText>('evidence')
  const isReady = pack?.status === 'READY'
  return (
    <Stack gap={12}>
      <p className={styles.small}>{t('what')}</p>
      {pack && isOpen(pack) && <Running pack={pack} isStaff={isStaff} />}
      {pack && isReady && <Ready pack={pack} reason={reason} onDownload={onDownload} />}
      {pack?.status === 'EXPIRED' && <p className={styles.small}>{t('expired')}</p>}
      {pack?.status === 'FAILED' && <p role="alert">{t('failed')}</p>}
      {!isOpen(pack) && (
        <div>
          <Button size={isReady ? 32 : 40} reason={reason} loading={isStarting} onClick={onStart}>
            {t(pack ? 'startAgain' : 'start')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Running({ pack, isStaff }: { pack: EvidencePack; isStaff: boolean }) {
  const t = useText<typeof evidenceText>('evidence')
  const share = pack.total === 0 ? 0 : (100 * pack.done) / pack.total
  return (
    <>
      <Meter label={t(pack.status === 'WAITING' ? 'waiting' : 'running')} value={share} />
      <p className={styles.small}>{t(isStaff ? 'runningStaff' : 'runningText')}</p>
    </>
  )
}

function Ready({ pack, reason, onDownload }: Pick<Props, 'reason' | 'onDownload'> & { pack: EvidencePack }) {
  const t = useText<typeof evidenceText>('evidence')
  const lang = useLang()
  const timeZone = use(TimeZoneContext)
  const at = (instant: string | null) => (instant ? formatInstant(instant, lang, 'medium', timeZone) : '')
  return (
    <>
      <div>
        <Button icon={<IconDownload size={18} />} reason={reason} onClick={() => onDownload(pack)}>
          {t('download')}
        </Button>
      </div>
      <p className={styles.small}>
        {t('readyText', {
          made: at(pack.readyAt),
          until: at(pack.expiresAt),
          size: sizeText(pack.size ?? 0),
        })}
      </p>
      <p className={styles.small}>
        {t('hash')} <code className={styles.hash}>{pack.sha256}</code>
      </p>
    </>
  )
}
