import { useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { IconCheck, IconCopy } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import type { taxPaymentText } from '../tax-payment.text.ts'
import styles from './payment.module.css'

/** A value and the button that copies exactly what the bank takes. */
export function CopyLine({ label, shown, copied }: { label: string; shown: string; copied: string }) {
  const t = useText<typeof taxPaymentText>('tax-payment')
  // What was copied, not that something was: the value may change under the mark.
  const [last, setLast] = useState<string>()
  const isCopied = last === copied
  const copy = () =>
    void navigator.clipboard.writeText(copied).then(
      () => setLast(copied),
      () => showMessage(t('notCopied'), 'bad'),
    )
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className={styles.value}>{shown}</dd>
      <dd className={styles.act}>
        <Button
          size={32}
          variant="subtle"
          icon={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
          aria-label={t(isCopied ? 'copiedWhat' : 'copyWhat', { what: label })}
          onClick={copy}
        >
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <span className="visually-hidden" aria-live="polite">
          {isCopied ? t('copiedWhat', { what: label }) : ''}
        </span>
      </dd>
    </div>
  )
}
