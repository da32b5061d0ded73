import type { ReactNode } from 'react'
import { downloadDocument } from '#documents/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { AuthorityLetter } from '../contract.ts'
import type { lettersText } from './letters.text.ts'

/** A letter as its company reads it: who wrote, until when it is answered, what it says, the letter itself. */
export function Letter({
  letter,
  isOfOrder = false,
  children,
}: {
  letter: AuthorityLetter
  /** It stands on the page of its work order, whose service need not be named again. */
  isOfOrder?: boolean
  children?: ReactNode
}) {
  const t = useText<typeof lettersText>('letters')
  const lang = useLang()
  const { authority, dated, received, summary, uploadId, extendedFrom, service } = letter
  return (
    <Stack gap={8}>
      <Row between>
        <b dir="auto">{authority}</b>
        <Outlook letter={letter} />
      </Row>
      {service && (service.number !== null || !isOfOrder) && (
        <p className="text-second" dir="auto">
          {[service.name, service.number].filter(Boolean).join(' · ')}
        </p>
      )}
      <p className="text-second">
        {dated
          ? t('dated', { day: formatDay(dated, lang) })
          : t('received', { day: formatDay(received, lang) })}
      </p>
      {extendedFrom && <p className="text-second">{t('moreTime', { day: formatDay(extendedFrom, lang) })}</p>}
      <p>{summary}</p>
      <Row gap={12}>
        <Button
          size={32}
          aria-label={t('openNamed', { authority })}
          onClick={() => void downloadFile(downloadDocument, { uploadId }).catch(() => undefined)}
        >
          {t('open')}
        </Button>
        {children}
      </Row>
    </Stack>
  )
}

/** Until when we answer, that the day has passed, or that it is done. */
function Outlook({ letter: { state, replyBy, late } }: { letter: AuthorityLetter }) {
  const t = useText<typeof lettersText>('letters')
  const lang = useLang()
  if (state === 'ANSWERED') return <Badge variant="finished">{t('answered')}</Badge>
  if (state === 'NO_REPLY') return <Badge variant="neutral">{t('noReply')}</Badge>
  const day = replyBy && formatDay(replyBy, lang)
  return day && <span className="text-second">{t(late ? 'answerLate' : 'answerBy', { day })}</span>
}
