import { useState } from 'react'
import { downloadDocument } from '#documents/contract.ts'
import { toWire } from '#documents/wire-names.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { formatDay } from '#platform/shared/day-text.ts'
import {
  IconAlertTriangle,
  IconCheck,
  IconCopy,
  IconDownload,
  IconPlayerPause,
  IconX,
} from '#platform/ui/icons.ts'
import { downloadFile } from '#platform/web/file-calls.ts'
import type { NodeRecord } from '../../records.ts'
import type { Details } from '../step-status.ts'
import { authorityInSentence } from '../turn-text.ts'
import { useReader } from '../use-reader.ts'
import styles from './cards.module.css'

/** The authority refused: its reason, and that the agency acts next. */
export function RefusedCard({ node, details }: { node: NodeRecord; details: Details }) {
  const { t, lang } = useReader()
  const { reason, note, date } = node.record
  return (
    <Card
      tone="bad"
      icon={<IconAlertTriangle />}
      title={t('refusedTitle', { authority: authorityInSentence(details.workOrder.product.code, t) })}
      aside={date !== undefined && formatDay(date, lang)}
    >
      <div className={styles.stack}>
        {(reason ?? note) !== undefined && (
          <div>
            <p className={styles.quiet}>{t('refusedReason')}</p>
            <blockquote className={styles.quote}>{reason ?? note}</blockquote>
          </div>
        )}
        <p>{t('refusedNext')}</p>
      </div>
    </Card>
  )
}

/** On hold or cancelled, and why. */
export function RestingCard({ kind, details }: { kind: 'onHold' | 'cancelled'; details: Details }) {
  const { t, lang } = useReader()
  const { statusReason, hold } = details.workOrder
  return (
    <Card
      tone={kind === 'onHold' ? 'info' : 'plain'}
      icon={kind === 'onHold' ? <IconPlayerPause /> : <IconX />}
      title={t(`${kind}Title`)}
      ruled
    >
      <div className={styles.stack}>
        {(hold !== null || statusReason !== null) && (
          <div>
            <p className={styles.quiet}>{t('reasonLabel')}</p>
            {hold !== null && <p>{hold.text}</p>}
            {statusReason !== null && <blockquote className={styles.quote}>{statusReason}</blockquote>}
          </div>
        )}
        <p>{hold?.until ? t('heldUntilText', { day: formatDay(hold.until, lang) }) : t(`${kind}Text`)}</p>
      </div>
    </Card>
  )
}

/** Completed: the number, large, and its certificate. */
export function CompletedCard({ details }: { details: Details }) {
  const { t } = useReader()
  return (
    <Card
      tone="selected"
      icon={<IconCheck />}
      title={t(details.workOrder.status === 'COMPLETED' ? 'completedTitle' : 'handedOverTitle')}
    >
      <div className={styles.stack}>
        <ObtainedList obtained={details.obtained} />
        {details.obtained.some((each) => each.number !== null) && (
          <p className={styles.quiet}>{t('completedText')}</p>
        )}
      </div>
    </Card>
  )
}

/** Numbers to copy and certificates to download. */
export function ObtainedList({ obtained }: { obtained: Details['obtained'] }) {
  return (
    <ul className={styles.obtained}>
      {obtained.map((each) => (
        <Obtained key={each.nodeId} each={each} />
      ))}
    </ul>
  )
}

function Obtained({ each }: { each: Details['obtained'][number] }) {
  const { t, lang } = useReader()
  const [copied, setCopied] = useState(false)
  const { number, certificate, validFrom, validUntil } = each
  const copy = () => {
    if (number !== null) void navigator.clipboard.writeText(number).then(() => setCopied(true))
  }
  return (
    <li className={styles.result}>
      <div className={styles.resultWords}>
        <span className={styles.quiet}>
          {each.name}
          {validFrom !== null && ` · ${t('validFrom', { date: formatDay(validFrom, lang) })}`}
          {validUntil !== null && ` · ${t('validUntil', { date: formatDay(validUntil, lang) })}`}
        </span>
        {number !== null && <span className={styles.bigNumber}>{number}</span>}
      </div>
      <div className={styles.actions}>
        {number !== null && (
          <Button
            icon={copied ? <IconCheck /> : <IconCopy />}
            aria-label={t('copyNumber', { name: each.name })}
            onClick={copy}
          >
            <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
          </Button>
        )}
        {certificate && (
          <Button
            variant="primary"
            icon={<IconDownload />}
            onClick={() =>
              void downloadFile(downloadDocument, toWire({ fileId: certificate.fileId })).catch(
                () => undefined,
              )
            }
          >
            {t('downloadCertificate')}
          </Button>
        )}
      </div>
    </li>
  )
}
