import { Button } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { IconCheck, IconCopy } from '#platform/ui/icons.ts'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { useCopied } from '#platform/ui/use-copied.ts'
import { useText } from '#platform/web/text.ts'
import type { securityText } from './security.text.ts'
import styles from './two-factor.module.css'

/** The recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText<typeof securityText>('security')
  const { copied, copy } = useCopied(codes.join('\n'))
  return (
    <Dialog title={t('codesTitle')} onClose={onClose}>
      <Stack gap={20}>
        <p>{t('codesText')}</p>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Row>
          <Button variant="primary" onClick={onClose}>
            {t('codesDone')}
          </Button>
          <Button icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
            {t(copied ? 'codesCopied' : 'codesCopy')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
