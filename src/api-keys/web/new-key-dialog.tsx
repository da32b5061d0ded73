import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { IconCheck, IconCopy } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCopied } from '#platform/ui/use-copied.ts'
import { basePath } from '#platform/web/api.ts'
import { useText } from '#platform/web/text.ts'
import styles from './api-keys.module.css'
import type { apiKeysText } from './api-keys.text.ts'

/** The key, this once, and how it is sent. */
export function NewKeyDialog({ made, onClose }: { made: string; onClose: () => void }) {
  const t = useText<typeof apiKeysText>('api-keys')
  const { copied, copy } = useCopied(made)
  return (
    <Dialog title={t('madeTitle')} onClose={onClose}>
      <Stack gap={16}>
        <p>{t('madeText')}</p>
        <code className={styles.key}>{made}</code>
        <p>{t('try')}</p>
        <code className={styles.key}>
          {`curl -H "Authorization: Bearer ${made}" ${location.origin}${basePath()}/order/list`}
        </code>
        <Row>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
          <Button icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
