import { downloadDocument } from '#documents/contract.ts'
import { formatDay } from '#platform/shared/day-text.ts'
import { Badge } from '#platform/ui/badge.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { downloadFile } from '#platform/web/file-calls.ts'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listAuthorityLetters, type AuthorityLetter } from '../contract.ts'
import type { lettersText } from './letters.text.ts'

/** What the authority wrote about a work order. Most have no letter, and then nothing is shown. */
export function LettersCard({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof lettersText>('letters')
  const { data, error, refetch } = useCallQuery(listAuthorityLetters, { workOrderId })
  if (!data && !error) return null
  if (data?.records.length === 0) return null
  return (
    <Card title={t('title')}>
      {data ? (
        <Stack as="ul" gap={16} aria-label={t('title')}>
          {data.records.map((letter) => (
            <li key={letter.id}>
              <Letter letter={letter} />
            </li>
          ))}
        </Stack>
      ) : (
        <ErrorState
          level={3}
          title={t('loadFailed')}
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          <p>{error?.message}</p>
        </ErrorState>
      )}
    </Card>
  )
}

function Letter({ letter }: { letter: AuthorityLetter }) {
  const t = useText<typeof lettersText>('letters')
  const lang = useLang()
  const { authority, dated, received, summary, uploadId, extendedFrom } = letter
  return (
    <Stack gap={8}>
      <Row between>
        <b dir="auto">{authority}</b>
        <Outlook letter={letter} />
      </Row>
      <p className="text-second">{t('dated', { day: formatDay(dated ?? received, lang) })}</p>
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
      </Row>
    </Stack>
  )
}

/** Until when we answer, or that it is done. */
function Outlook({ letter: { state, replyBy } }: { letter: AuthorityLetter }) {
  const t = useText<typeof lettersText>('letters')
  const lang = useLang()
  if (state === 'ANSWERED') return <Badge variant="finished">{t('answered')}</Badge>
  if (state === 'NO_REPLY') return <Badge variant="neutral">{t('noReply')}</Badge>
  return replyBy && <span className="text-second">{t('answerBy', { day: formatDay(replyBy, lang) })}</span>
}
