import { useNavigate, useSearchParams } from 'react-router'
import { FindBox } from '#back-office/web/frame/find-box.tsx'
import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ListRows } from '#back-office/web/frame/list-rows.tsx'
import { useStaffList } from '#back-office/web/frame/use-staff-list.ts'
import { Link } from '#platform/ui/link.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { LETTER_STATES } from '../../letter-moves.ts'
import { staffAuthorityLetters } from '../contract.ts'
import { DropZone } from './drop-zone.tsx'
import { LetterPane } from './letter-pane.tsx'
import { LetterRows } from './letter-rows.tsx'
import type { lettersPostText } from './letters-post.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['letters-post', 'inspections-staff', 'back-office-lists', 'ui'],
}

const PAGE_SIZE = 50

/** What authorities write: taken in, sorted beside the letter, answered or filed away. */
export default function StaffLettersPage() {
  const t = useText<typeof lettersPostText>('letters-post')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { view, keyword, page } = useListPlace(LETTER_STATES, 'state')
  const state = view ?? 'NEW'
  const id = query.get('id') ?? undefined
  const place = { state, ...(keyword && { keyword }) }
  const list = useStaffList(staffAuthorityLetters, { ...place, page, pageSize: PAGE_SIZE })
  if (id)
    return (
      <LetterPane key={id} id={id} onBack={() => void navigate(paths.adminLetters({ ...place, page }))} />
    )
  const counts: Partial<Record<string, number>> = list.data?.counts ?? {}
  const views = LETTER_STATES.map((one) => ({
    key: one,
    label: t(`state_${one}`),
    href: paths.adminLetters({ state: one }),
    ...(counts[one] !== undefined && { count: counts[one] }),
  }))
  return (
    <ListFrame
      id="letters"
      title={t('title')}
      sub={t('sub')}
      tools={
        <>
          <Link href={paths.adminInspections()}>{t('toChecks')}</Link>
          <FindBox
            label={t('find')}
            placeholder={t('findPlaceholder')}
            keyword={keyword}
            onFind={(next) => void navigate(paths.adminLetters({ state, keyword: next }))}
          />
        </>
      }
      views={{ label: t('views'), items: views, current: keyword ? '' : state }}
    >
      <DropZone />
      <ListRows
        list={list}
        noRole={{ title: t('noRoleTitle'), text: t('noRoleText') }}
        empty={<Nothing searched={keyword !== ''} />}
        hrefOf={(to) => paths.adminLetters({ ...place, page: to })}
      >
        {(letters) => (
          <LetterRows letters={letters} hrefOf={(one) => paths.adminLetters({ ...place, page, id: one })} />
        )}
      </ListRows>
    </ListFrame>
  )
}

function Nothing({ searched }: { searched: boolean }) {
  const t = useText<typeof lettersPostText>('letters-post')
  if (searched) return <EmptyState title={t('nothingFound')}>{t('nothingFoundText')}</EmptyState>
  return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
}
