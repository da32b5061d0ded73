import type { OutputOf } from '#platform/shared/call.ts'
import { paths } from '#paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Row } from '#platform/ui/layout.tsx'
import { Link } from '#platform/ui/link.tsx'
import { useText } from '#platform/web/text.ts'
import { deleteView, type savedViews } from '#work-orders/staff/saved-views-contract.ts'
import { placeQuery } from '#work-orders/staff/web/queue-place.ts'
import { useStaffAction } from '../frame/use-staff-action.ts'
import { placeOfFilter } from './saved-filter.ts'
import type { savedViewsText } from './saved-views.text.ts'

type Props = { view: OutputOf<typeof savedViews>['views'][number]; onChange: () => void }

/** The server counts no further. */
const COUNTED_TO = 1000

export function SavedViewRow({ view, onChange }: Props) {
  const t = useText<typeof savedViewsText>('saved-views')
  const remove = useStaffAction(deleteView, { done: t('removed'), toastsAll: true })
  const { id, name, count, mine, shared, owner, mayChange, filter } = view
  return (
    <Row gap={12}>
      <Link href={paths.adminQueue(placeQuery(placeOfFilter(filter)))}>
        <bdi>{name}</bdi>
      </Link>
      <b>{count < COUNTED_TO ? count : t('manyOrders', { count })}</b>
      {shared && <span>{mine ? t('isShared') : t('sharedBy', { name: owner })}</span>}
      {mayChange && (
        <>
          <Button
            size={32}
            variant="subtle"
            aria-label={t(mine ? 'changeNamed' : 'takeOverNamed', { name })}
            onClick={onChange}
          >
            {t(mine ? 'change' : 'takeOver')}
          </Button>
          <Button
            size={32}
            variant="subtle"
            aria-label={t('removeNamed', { name })}
            loading={remove.pending}
            onClick={() => remove.run({ viewId: id })}
          >
            {t('remove')}
          </Button>
        </>
      )}
    </Row>
  )
}
