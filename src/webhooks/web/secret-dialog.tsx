import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { IconCheck, IconCopy } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCopied } from '#platform/ui/use-copied.ts'
import { useWebhooksText } from './use-webhooks-text.ts'
import styles from './webhooks.module.css'

/** The secret, this once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useWebhooksText()
  const { copied, copy } = useCopied(secret)
  return (
    <Dialog title={t('secretTitle')} onClose={onClose}>
      <Stack gap={20}>
        <p>{t('secretText')}</p>
        <p className={styles.code} aria-label={t('secret')}>
          {secret}
        </p>
        <Row>
          <Button
            variant="primary"
            icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            onClick={copy}
          >
            {t(copied ? 'copied' : 'copy')}
          </Button>
          <Button onClick={onClose}>{t('done')}</Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
