import { useEffect, useRef } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { useText } from '#platform/web/text.ts'
import type { SentEnquiry } from './contact-form.tsx'
import type { enquiriesText } from './enquiries.text.ts'

/** Replaces the form, and takes the focus so that screen readers announce it. */
export function EnquirySent({ sent, onAnother }: { sent: SentEnquiry; onAnother: () => void }) {
  const t = useText<typeof enquiriesText>('enquiries')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="good"
        role="status"
        title={t('sentTitle')}
        action={<Button onClick={onAnother}>{t('another')}</Button>}
      >
        {t('sentText', sent)}
      </Notice>
    </div>
  )
}
