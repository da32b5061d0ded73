import { useSearchParams } from 'react-router'
import { paths } from '#paths.ts'
import { Card } from '#platform/ui/card.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { NotRead } from '#platform/ui/not-read.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { readPage } from '#platform/ui/pager.ts'
import { Pager } from '#platform/ui/pager.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useText } from '#platform/web/text.ts'
import { listAuthorityLetters, type AuthorityLetter } from '../contract.ts'
import { Letter } from './letter.tsx'
import type { lettersText } from './letters.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['letters', 'ui'] }

const PAGE_SIZE = 20

/** What authorities wrote to the company, also what is about no work order: first what is still to be answered. */
export default function LettersPage() {
  const t = useText<typeof lettersText>('letters')
  const [query] = useSearchParams()
  const page = readPage(query)
  const letters = useCallQuery(listAuthorityLetters, { page, pageSize: PAGE_SIZE })
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeading title={t('pageTitle')} />
      {letters.data ? (
        <Found letters={letters.data.records} />
      ) : (
        <Card>
          <NotRead query={letters} loading={t('loading')} title={t('loadFailed')} safe={t('nothingLost')} />
        </Card>
      )}
      {letters.data && letters.data.total > 0 && (
        <Pager
          page={page}
          pageSize={PAGE_SIZE}
          total={letters.data.total}
          hrefOf={(to) => paths.letters({ page: to })}
        />
      )}
    </>
  )
}

function Found({ letters }: { letters: readonly AuthorityLetter[] }) {
  const t = useText<typeof lettersText>('letters')
  if (letters.length === 0)
    return (
      <Card>
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      </Card>
    )
  return (
    <Stack as="ul" gap={16} aria-label={t('pageTitle')}>
      {letters.map((letter) => (
        <li key={letter.id}>
          <Card>
            <Letter letter={letter}>
              {letter.workOrder && (
                <Link look="alone" href={paths.workOrder(letter.workOrder.id)}>
                  {t('ofWorkOrder', { number: letter.workOrder.number })}
                </Link>
              )}
            </Letter>
          </Card>
        </li>
      ))}
    </Stack>
  )
}
