import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { TextField } from '#platform/ui/field.tsx'
import { IconCheck, IconCopy, IconLink } from '#platform/ui/icons.ts'
import { useText } from '#platform/web/text.ts'
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

/** The QR code library is loaded when the first code is shown. */
function useQrCode(url: string): string | undefined {
  const [qr, setQr] = useState<{ url: string; image: string }>()
  useEffect(() => {
    let gone = false
    void import('uqr').then(({ renderSVG }) => {
      const svg = renderSVG(url, { ecc: 'M', border: 2, pixelSize: 4 })
      if (!gone) setQr({ url, image: `data:image/svg+xml,${encodeURIComponent(svg)}` })
    })
    return () => {
      gone = true
    }
  }, [url])
  return qr?.url === url ? qr.image : undefined
}
