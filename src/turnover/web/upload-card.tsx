import { useRef, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Disclosure } from '#platform/ui/disclosure.tsx'
import { IconUpload } from '#platform/ui/icons.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { CallFailure } from '#platform/web/api.ts'
import { uploadFile } from '#platform/web/file-calls.ts'
import { invalidateReads } from '#platform/web/late-read.ts'
import { useText } from '#platform/web/text.ts'
import { showMessage } from '#platform/web/toasts.ts'
import { STATEMENT_KINDS } from '../compare-turnover.ts'
import { listStatements, uploadStatements } from '../contract.ts'
import type { turnoverText } from './turnover.text.ts'
import styles from './turnover.module.css'

/** Takes a file of statements; what is wrong with it is said line by line. */
export function UploadCard({ reason }: { reason: string | undefined }) {
  const t = useText<typeof turnoverText>('turnover')
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const send = async (file: File) => {
    setSending(true)
    setFailure(undefined)
    try {
      const { lines } = await uploadFile(uploadStatements, file)
      showMessage(t('uploaded', { count: lines }), 'good')
      await invalidateReads([listStatements])
    } catch (error) {
      setFailure(error instanceof CallFailure ? error.message : t('failed'))
    } finally {
      setSending(false)
    }
  }
  return (
    <Card title={t('upload')}>
      <div className={styles.drop}>
        <p className={styles.quiet}>{t('uploadHelp')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.xlsx"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void send(file)
            target.value = ''
          }}
        />
        <Button
          icon={<IconUpload size={18} />}
          loading={isSending}
          reason={reason}
          onClick={() => input.current?.click()}
        >
          {t('upload')}
        </Button>
        {failure !== undefined && (
          <Notice tone="bad" title={t('failed')}>
            <span className={styles.faults}>{failure}</span>
          </Notice>
        )}
        <div className={styles.basis}>
          <Disclosure summary={t('meaning')}>
            <dl className={styles.meanings}>
              {STATEMENT_KINDS.map((kind) => (
                <div key={kind}>
                  <dt>{t(`kind_${kind}`)}</dt>
                  <dd>{t(`meaning_${kind}`)}</dd>
                </div>
              ))}
            </dl>
            <p>{t('meaningCheck')}</p>
          </Disclosure>
        </div>
      </div>
    </Card>
  )
}
