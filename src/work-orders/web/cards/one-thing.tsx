import { CompletedCard, RefusedCard, RestingCard } from './rest-cards.tsx'
import { FormCard } from './form-card.tsx'
import { InvitePart } from '../invite-part.ts'
import { ReturnedCard } from './returned-card.tsx'
import { SignatureCard } from './signature-card.tsx'
import type { Details, Standing } from '../standing.ts'
import { SupplementsCard } from '../supplements/supplements-card.tsx'
import { TaskCard } from './task-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** The card for where a work order stands: the one thing to do, or who has it and what usually happens. */
export function OneThing({
  standing,
  details,
  mayWrite,
}: {
  standing: Standing
  details: Details
  mayWrite: boolean
}) {
  switch (standing.kind) {
    case 'returned':
      return standing.node.kind === 'SIGNATURE' ? (
        <SignatureCard
          node={standing.node}
          details={details}
          note={standing.returned.notes[0]}
          mayWrite={mayWrite}
        />
      ) : (
        <>
          <ReturnedCard
            node={standing.node}
            details={details}
            returned={standing.returned}
            mayWrite={mayWrite}
          />
          {standing.node.kind === 'FORM' && <InvitePart nodeId={standing.node.id} mayWrite={mayWrite} />}
        </>
      )
    case 'form':
      return <FormCard node={standing.node} mayWrite={mayWrite} />
    case 'signature':
      return <SignatureCard node={standing.node} details={details} mayWrite={mayWrite} />
    case 'task':
      return <TaskCard node={standing.node} details={details} mayWrite={mayWrite} />
    case 'refused':
      return <RefusedCard node={standing.node} details={details} />
    case 'supplements':
    case 'supplementsChecked':
      return <SupplementsCard kind={standing.kind} details={details} />
    case 'onHold':
    case 'cancelled':
      return <RestingCard kind={standing.kind} details={details} />
    case 'completed':
      return <CompletedCard details={details} />
    default:
      return <WaitingCard standing={standing} details={details} />
  }
}
