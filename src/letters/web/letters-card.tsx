import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { ErrorState } from '#platform/ui/error-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { LETTERS_SHOWN, listAuthorityLetters } from '../contract.ts'
import { Letter } from './letter.tsx'
import type { lettersText } from './letters.text.ts'

/** What the authority wrote about a work order. Most have no letter, and then nothing is shown. */
export function LettersCard({ workOrderId }: { workOrderId: string }) {
  const t = useText<typeof lettersText>('letters')
  const { data, error, refetch } = useCallQuery(listAuthorityLetters, {
    workOrderId,
    pageSize: LETTERS_SHOWN,
  })
  if (!data && !error) return null
  if (data?.records.length === 0) return null
  return (
    <Card title={t('title')}>
      {data ? (
        <Stack as="ul" gap={16} aria-label={t('title')}>
          {data.records.map((letter) => (
            <li key={letter.id}>
              <Letter letter={letter} isOfOrder />
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
