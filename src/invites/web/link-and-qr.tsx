import { useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconCheck, IconCopy, IconLink } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
import { useQrCode } from '#platform/web/use-qr-code.ts'
import type { invitesText } from './invites.text.ts'
import styles from './invites.module.css'

/** The link to pass on: to copy or to scan. */
export function LinkAndQr({ url }: { url: string }) {
  const t = useText<typeof invitesText>('invites')
  const [copied, setCopied] = useState(false)
  const qr = useQrCode(url)
  const field = useRef<HTMLDivElement>(null)
  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // When the browser refuses, the link is selected so that it can be copied by hand.
      () => field.current?.querySelector('input')?.select(),
    )
  }
  return (
    <div className={styles.linkAndQr}>
      <div className={styles.linkPart}>
        <div ref={field}>
          <TextField
            label={t('link')}
            readOnly
            end={<IconLink size={16} />}
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <div className={styles.actions}>
          <Button
            icon={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            onClick={() => void copy()}
          >
            {t('copy')}
          </Button>
          <span role="status" className={styles.quiet}>
            {copied && t('copied')}
          </span>
        </div>
      </div>
      {qr && (
        <figure className={styles.qr}>
          <img src={qr} alt={t('qr')} width={148} height={148} />
          <figcaption>{t('qrHelp')}</figcaption>
        </figure>
      )}
    </div>
  )
}
