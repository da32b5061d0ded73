import { useSession } from '#accounts/web/public.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useText } from '#platform/web/text.ts'
import { ClosingCard } from './closing-card.tsx'
import type { dataText } from './data.text.ts'
import { ErasureCard } from './erasure-card.tsx'
import { ExportsCard } from './exports-card.tsx'
import { MineCard } from './mine-card.tsx'

/** What can be taken along: of the company for owners, of the person for each. */
export function ExportCards() {
  const { user } = useSession()
  return (
    <>
      {user?.company.role === 'owner' && <ExportsCard />}
      {user && <MineCard />}
    </>
  )
}

/** Taking everything along, and leaving: the company's for owners, since it is everything; the person's for each. */
export function DataSection() {
  const t = useText<typeof dataText>('data')
  const { user } = useSession()
  const isOwner = user?.company.role === 'owner'
  return (
    <>
      {isOwner ? (
        <ExportsCard />
      ) : (
        <Card title={t('exportTitle')}>
          {user ? <Notice>{t('ownersOnly')}</Notice> : <Skeleton lines={3} />}
        </Card>
      )}
      {user && <MineCard />}
      {user && <ClosingCard isOwner={isOwner} />}
      {user && <ErasureCard />}
    </>
  )
}
