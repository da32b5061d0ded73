import { useState } from 'react'
import { formatMoney, plainAmount } from '#platform/shared/format-money.ts'
import { minusMoney } from '#platform/shared/money.ts'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { IconCheck, IconCopy, IconInfoCircle } from '#platform/ui/icons.ts'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { TransferDetails } from '../contract.ts'
import { readableReference } from '../transfer-reference.ts'
import type { paymentsText } from './payments.text.ts'
import styles from './transfer-card.module.css'

type Line = { key: string; label: string; shown: string; copied: string }

/** What the buyer enters at the bank, each value with a button that copies exactly that. */
export function TransferCard({ transfer }: { transfer: TransferDetails }) {
  const t = useText<typeof paymentsText>('payments')
  const lang = useLang()
  const { amount, received } = transfer
  const outstanding = minusMoney(amount, received)
  const lines: Line[] = [
    { key: 'payee', label: t('payee'), shown: transfer.payee, copied: transfer.payee },
    { key: 'iban', label: t('iban'), shown: readableReference(transfer.iban), copied: transfer.iban },
    ...(transfer.bic ? [{ key: 'bic', label: t('bic'), shown: transfer.bic, copied: transfer.bic }] : []),
    ...(transfer.bankName
      ? [{ key: 'bank', label: t('bank'), shown: transfer.bankName, copied: transfer.bankName }]
      : []),
    {
      key: 'amount',
      label: t('amount'),
      shown: formatMoney(outstanding, lang),
      copied: plainAmount(outstanding),
    },
    {
      key: 'reference',
      label: t('reference'),
      shown: readableReference(transfer.reference),
      copied: transfer.reference,
    },
  ]
  return (
    <Card title={t('transferTo')}>
      <Stack gap={16}>
        {received.amount > 0 && (
          <Notice
            tone="warn"
            icon={<IconInfoCircle size={20} />}
            title={t('partReceived', { sum: formatMoney(received, lang) })}
          >
            {t('partReceivedText', { sum: formatMoney(outstanding, lang) })}
          </Notice>
        )}
        <dl className={styles.lines}>
          {lines.map((line) => (
            <CopyLine key={line.key} line={line} />
          ))}
        </dl>
        <p className={styles.hint}>{t('transferHint')}</p>
      </Stack>
    </Card>
  )
}

function CopyLine({ line }: { line: Line }) {
  const t = useText<typeof paymentsText>('payments')
  const [copied, setCopied] = useState(false)
  return (
    <div className={styles.line}>
      <dt>{line.label}</dt>
      <dd className={styles.value}>{line.shown}</dd>
      <dd>
        <Button
          size={40}
          variant="subtle"
          icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          aria-label={copied ? t('copiedWhat', { what: line.label }) : t('copyWhat', { what: line.label })}
          onClick={() =>
            void navigator.clipboard.writeText(line.copied).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? t('copied') : t('copy')}
        </Button>
        <span className="visually-hidden" aria-live="polite">
          {copied ? t('copiedWhat', { what: line.label }) : ''}
        </span>
      </dd>
    </div>
  )
}
