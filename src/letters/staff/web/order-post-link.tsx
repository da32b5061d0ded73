import { ButtonLink } from '#platform/ui/button.tsx'
import { Link } from '#platform/ui/link.tsx'
import { paths } from '#paths.ts'
import { useOrderPost } from './use-order-post.ts'

type OrderPostLinkProps = { workOrderId: string; isCheck: boolean; isButton?: boolean; children: string }

/** To the letter or check of a work order that is due first. */
export function OrderPostLink({ workOrderId, isCheck, isButton = false, children }: OrderPostLinkProps) {
  const { letters, checks } = useOrderPost(workOrderId)
  const [first] = (isCheck ? checks : letters).data?.records ?? []
  if (!first) return null
  const to = isCheck ? paths.adminInspections({ id: first.id }) : paths.adminLetters({ id: first.id })
  if (isButton)
    return (
      <ButtonLink variant="primary" href={to}>
        {children}
      </ButtonLink>
    )
  return <Link href={to}>{children}</Link>
}
